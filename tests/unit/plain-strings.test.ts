import { describe, expect, it } from 'vitest';
import { withPlainStrings } from '../../build/plugins/plain-strings.ts';

describe('strings of main.js', () => {
  it('are in double quotes, whatever the minifier made of them', () => {
    expect(withPlainStrings("let a={path:`login`,b:'x\"y'};")).toBe('let a={path:"login",b:"x\\"y"};');
  });

  it('have other characters as lower-case escapes', () => {
    expect(withPlainStrings('let a=`asistență`,b="î";')).toBe('let a="asisten\\u021b\\u0103",b="\\xee";');
  });

  it('stay templates where there is something to fill in, while tagged ones and regular expressions are left alone', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is code about a template
    const code = 'let a=`${b}x`,c=String.raw`\\n`,d=/`x`/;';
    expect(withPlainStrings(code)).toBe(code);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as above
    expect(withPlainStrings('let a=`${b}¤`')).toBe('let a=`${b}\\xa4`');
  });
});
