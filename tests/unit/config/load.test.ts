import { describe, expect, it } from 'vitest';
import { type LoadedConfig, loadConfig } from '../../../server/config/load.ts';
import { challengeCount } from '../../support/challenge-counts.ts';
import { content } from '../database/builders.ts';

function load(text: string | null, variant: string | null = null): Promise<LoadedConfig> {
  return loadConfig({
    defaults: content.configuration,
    variants: content.variants,
    variant,
    file: text === null ? null : { name: 'range.yml', text },
  });
}

async function errorsOf(text: string): Promise<readonly string[]> {
  const loaded = await load(text);
  if (loaded.kind === 'loaded') {
    throw new Error('Expected the configuration to be refused.');
  }
  return loaded.errors;
}

async function configOf(text: string | null, variant: string | null = null) {
  const loaded = await load(text, variant);
  if (loaded.kind === 'refused') {
    throw new Error(loaded.errors.join('\n'));
  }
  return loaded.config;
}

describe('merging', () => {
  it('leaves the defaults unchanged where nothing is configured', async () => {
    expect(await configOf(null)).toEqual(content.configuration);
    expect(await configOf('')).toEqual(content.configuration);
    expect(await configOf('# only a comment\n')).toEqual(content.configuration);
  });

  it('merges objects deeply and replaces lists and single values', async () => {
    const config = await configOf(
      'application:\n  name: My Range\n  chatBot:\n    name: Robo\nchallenges:\n  metricsIgnoredUserAgents: [mine]\n',
    );
    expect(config.application.name).toBe('My Range');
    expect(config.application.chatBot).toEqual({ ...content.configuration.application.chatBot, name: 'Robo' });
    expect(config.challenges.metricsIgnoredUserAgents).toEqual(['mine']);
    expect(config.application.domain).toBe('juice-sh.op');
  });

  it('keeps the order of keys that clients see', async () => {
    const config = await configOf('ctf:\n  showFlagsInNotifications: true\nserver:\n  port: 4000\n');
    expect(Object.keys(config)).toEqual([
      'server',
      'application',
      'challenges',
      'hackingInstructor',
      'products',
      'memories',
      'ctf',
      'range',
    ]);
  });

  it('reads JSON as well', async () => {
    expect((await configOf('{"server": {"port": 3001}}')).server.port).toBe(3001);
  });

  it('reads null as a link that is not shown, and elsewhere as no value', async () => {
    const config = await configOf(
      'application:\n  name: null\n  social:\n    twitterUrl: null\n  securityTxt:\n    hiring: ~\nproducts: null\n',
    );
    expect(config.application.name).toBe('OWASP Juice Shop');
    expect(config.application.social.twitterUrl).toBeNull();
    expect(config.application.securityTxt.hiring).toBeNull();
    expect(config.products).toHaveLength(46);
  });

  it('lets an operator override a variant', async () => {
    const config = await configOf('application:\n  logo: mine.png\n', 'ctf');
    expect(config.application.logo).toBe('mine.png');
    expect(config.application.favicon).toBe('favicon_ctf.ico');
  });
});

describe('overrides', () => {
  const sources = { defaults: content.configuration, variants: content.variants, variant: null };

  it('take precedence over the file', async () => {
    const loaded = await loadConfig({
      ...sources,
      file: { name: 'range.yml', text: 'server:\n  port: 1\n  basePath: /a\n' },
      overrides: { name: 'NODE_CONFIG', text: '{"server": {"port": 2}}' },
    });
    expect(loaded).toMatchObject({ kind: 'loaded', config: { server: { port: 2, basePath: '/a' } } });
  });

  it('are named when they cannot be read', async () => {
    const loaded = await loadConfig({ ...sources, file: null, overrides: { name: 'NODE_CONFIG', text: '{"a"' } });
    expect(loaded).toMatchObject({ kind: 'refused', errors: [expect.stringMatching(/^NODE_CONFIG:1:\d+: /)] });
  });
});

describe('variants', () => {
  it('are the seven that ship, the default included', () => {
    expect(Object.keys(content.variants).sort()).toEqual(['ctf', 'fbctf', 'quiet', 'test', 'tutorial', 'unsafe']);
  });

  it('fbctf has a country for every challenge', async () => {
    const { ctf, challenges } = await configOf(null, 'fbctf');
    expect(Object.keys(ctf.countryMapping ?? {})).toHaveLength(challengeCount);
    expect(ctf.countryMapping?.scoreBoardChallenge).toEqual({ name: 'Canada', code: 'CA' });
    expect(ctf.showCountryDetailsInNotifications).toBe('both');
    expect(challenges.safetyMode).toBe('auto');
  });

  it('ctf, quiet, tutorial and unsafe change what their names say', async () => {
    expect((await configOf(null, 'ctf')).challenges).toMatchObject({ showHints: false, safetyMode: 'disabled' });
    expect((await configOf(null, 'quiet')).challenges.showSolvedNotifications).toBe(false);
    expect((await configOf(null, 'tutorial')).challenges.restrictToTutorialsFirst).toBe(true);
    expect((await configOf(null, 'unsafe')).challenges.safetyMode).toBe('disabled');
    expect(await configOf(null, 'test')).toEqual(content.configuration);
  });

  it('only cause a warning if they are unknown', async () => {
    for (const name of ['production', 'toString', '__proto__']) {
      expect(await load(null, name)).toEqual({
        kind: 'loaded',
        config: content.configuration,
        warnings: [`There is no configuration variant named ${name}; the defaults apply.`],
      });
    }
  });
});

describe('unknown keys', () => {
  async function warningsOf(text: string): Promise<readonly string[]> {
    const loaded = await load(text);
    return loaded.kind === 'loaded' ? loaded.warnings : loaded.errors;
  }

  it.each([
    ['colour: red\n', 'colour: is not present in schema, ignored'],
    ['constructor: {}\n', 'constructor: is not present in schema, ignored'],
    ['application:\n  chatBot:\n    voice: deep\n', 'application.chatBot.voice: is not present in schema, ignored'],
    ['ctf:\n  countryMapping:\n    nobody: {}\n', 'ctf.countryMapping.nobody: is not present in schema, ignored'],
    [
      'challenges:\n  showHint: false\n',
      'challenges.showHint: is not present in schema (did you mean challenges.showHints?), ignored',
    ],
    ['challanges: {}\n', 'challanges: is not present in schema (did you mean challenges?), ignored'],
  ])('%j is ignored with a warning', async (text, warning) => {
    expect(await warningsOf(text)).toEqual([warning]);
    expect(await configOf(text)).toEqual({
      ...content.configuration,
      ...(text.includes('countryMapping') ? { ctf: { ...content.configuration.ctf, countryMapping: {} } } : {}),
    });
  });

  it('leave their neighbours in force', async () => {
    expect((await configOf('application:\n  chatBot:\n    voice: deep\n    name: Robo\n')).application.chatBot).toEqual(
      {
        ...content.configuration.application.chatBot,
        name: 'Robo',
      },
    );
  });

  it('are named only once, however many items of a list and files have them', async () => {
    const loaded = await loadConfig({
      defaults: content.configuration,
      variants: content.variants,
      variant: null,
      file: {
        name: 'range.yml',
        text: 'ctf: {colour: red}\napplication: {googleOauth: {authorizedRedirects: [{at: 1}, {at: 2}]}}',
      },
      overrides: { name: 'NODE_CONFIG', text: '{"ctf": {"colour": "blue"}}' },
    });
    expect(loaded).toMatchObject({
      kind: 'loaded',
      warnings: [
        'ctf.colour: is not present in schema, ignored',
        'application.googleOauth.authorizedRedirects.0.at: is not present in schema, ignored',
      ],
    });
  });

  it('are not all named if there are very many', async () => {
    const warnings = await warningsOf(Array.from({ length: 60 }, (_, index) => `unknown${index}: 1`).join('\n'));
    expect(warnings).toHaveLength(51);
    expect(warnings.at(-1)).toBe('10 more: not present in schema, ignored');
  });

  it('do not excuse a value of the wrong type', async () => {
    expect(await errorsOf('colour: red\nserver:\n  port: high\n')).toEqual(['server.port: must be of type Number']);
  });
});

describe('an invalid file', () => {
  it.each([
    ['server:\n  port: "3000"\n', 'server.port: must be of type Number'],
    ['server:\n  port: .inf\n', 'server.port: must be of type Number'],
    ['server:\n  allowInternet: "yes"\n', 'server.allowInternet: must be of type Boolean'],
    ['application:\n  defaultLanguage: [de_DE]\n', 'application.defaultLanguage: must be of type String'],
    ['challenges:\n  selection: [loginAdmin]\n', 'challenges.selection.0: must be the key of a challenge'],
    ['server: 3000\n', 'server: must be of type Object'],
    ['server: []\n', 'server: must be of type Object'],
    ['application:\n  name: 5\n', 'application.name: must be of type String'],
    ['application:\n  name:\n    first: x\n', 'application.name: must be of type String'],
    ['application:\n  showVersionNumber: "yes"\n', 'application.showVersionNumber: must be of type Boolean'],
    ['challenges:\n  safetyMode: maybe\n', 'challenges.safetyMode: must be either enabled, disabled or auto'],
    ['challenges:\n  continueCodeIds: 20\n', 'challenges.continueCodeIds: must be either v18 or v20'],
    ['challenges:\n  safetyMode: true\n', 'challenges.safetyMode: must be either enabled, disabled or auto'],
    ['challenges:\n  metricsIgnoredUserAgents: curl\n', 'challenges.metricsIgnoredUserAgents: must be of type Array'],
    [
      'challenges:\n  metricsIgnoredUserAgents: [curl, 5]\n',
      'challenges.metricsIgnoredUserAgents.1: must be of type String',
    ],
    ['5\n', 'The configuration must be of type Object'],
    ['- a\n- b\n', 'The configuration must be of type Object'],
  ])('%j is refused', async (text, error) => {
    expect(await errorsOf(text)).toEqual([error]);
  });

  it('is checked for every item of a list', async () => {
    const errors = await errorsOf('products:\n  - price: cheap\n  - name: Apple\n  - 5\n');
    expect(errors.slice(0, 2)).toEqual([
      'products.0.price: must be of type Number',
      'products.2: must be of type Object',
    ]);
  });

  it('is reported with all its faults at once', async () => {
    expect(await errorsOf('server:\n  port: x\n  host: y\n  basePath: 1\n')).toEqual([
      'server.port: must be of type Number',
      'server.basePath: must be of type String',
    ]);
  });

  it.each([
    ['application:\n  name: "open\n', /^range\.yml:\d+:\d+: .+/],
    ['application:\n name: a\n  domain: b\n', /^range\.yml:\d+:\d+: .+/],
    ['a: 1\na: 2\n', /^range\.yml:2:1: .+/],
    ['{"server": {"port": 1', /^range\.yml:1:\d+: .+/],
    ['a: *nobody\n', /^range\.yml.*nobody/],
  ])('%j is refused with file, line and column', async (text, pattern) => {
    const [first] = await errorsOf(text);
    expect(first).toMatch(pattern);
    expect(first).not.toContain('\n');
  });

  it('that expands without end is refused', async () => {
    const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]'];
    for (const [index, name] of [...'bcdefghi'].entries()) {
      const before = 'abcdefgh'[index];
      bomb.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(',')}]`);
    }
    expect((await errorsOf(bomb.join('\n')))[0]).toMatch(/^range\.yml: /);
  });
});
