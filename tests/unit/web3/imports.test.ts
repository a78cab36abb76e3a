import { describe, expect, it } from 'vitest';
import { ownFile, resolveImports } from '../../../renderer/src/shop/web3/sandbox/compiler/imports.ts';

const library = {
  'BeeToken.sol': 'import "./standards/ERC20.sol"; contract BeeToken {}',
  'standards/ERC20.sol': 'contract ERC20 {}',
};

const namesOf = (source: string) => Object.keys(resolveImports(source, library).sources);
const missingOf = (source: string) =>
  resolveImports(source, library).missing.map(({ path, isFromNet }) => [path, isFromNet]);

describe('the imports of a source', () => {
  it.each([
    'import "./BeeToken.sol";',
    'import "BeeToken.sol";',
    'import {BeeToken} from "./BeeToken.sol";',
    'import {BeeToken as B,\n  Other} from "./standards/../BeeToken.sol";',
    "import * as Bees from './BeeToken.sol';",
  ])('%s are found, with what they import', (source) => {
    expect(namesOf(source)).toEqual([ownFile, 'BeeToken.sol', 'standards/ERC20.sol']);
    expect(missingOf(source)).toEqual([]);
  });

  it.each([
    '// import "./BeeToken.sol";',
    '/* import "./BeeToken.sol";\n*/ contract A {}',
    'contract A { string s = "import \\"./BeeToken.sol\\";"; }',
    "contract A { string s = 'import'; }",
  ])('%s import nothing', (source) => {
    expect(namesOf(source)).toEqual([ownFile]);
    expect(missingOf(source)).toEqual([]);
  });

  it.each([
    ['https://example.org/A.sol', true],
    ['@openzeppelin/contracts/token/ERC20/ERC20.sol', true],
    ['github.com/a/b/C.sol', true],
    ['./Missing.sol', false],
    ['../BeeToken.sol', false],
    ['/etc/passwd', false],
  ])('%s cannot be followed', (path, isFromNet) => {
    expect(missingOf(`contract A {}\nimport "${path}";`)).toEqual([[path, isFromNet]]);
  });

  it('are reported with their position', () => {
    const source = '// a comment\nimport "./Missing.sol"; contract A {}';
    const [{ from, to } = { from: 0, to: 0 }] = resolveImports(source, library).missing;
    expect(source.slice(from, to)).toBe('import "./Missing.sol";');
  });
});
