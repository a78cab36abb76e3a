import { describe, expect, test } from 'vitest';
import { readProfileFlag } from '../../../main/lifecycle/flags.ts';
import { profilePlaces } from '../../../main/workshop/profile-path.ts';

describe('a workshop profile', () => {
  test.each([
    ['win32', 'C:\\Range\\Juice Range.exe', {}, ['C:\\Range\\workshop.yml', 'R:\\workshop.yml'], 'R:\\'],
    [
      'win32',
      'C:\\Temp\\1\\Juice Range.exe',
      { PORTABLE_EXECUTABLE_DIR: 'E:\\stick' },
      ['E:\\stick\\workshop.yml', 'C:\\Temp\\1\\workshop.yml'],
      undefined,
    ],
    [
      'darwin',
      '/Applications/Juice Range.app/Contents/MacOS/Juice Range',
      {},
      ['/Applications/workshop.yml', '/r/workshop.yml'],
      '/r',
    ],
    [
      'linux',
      '/tmp/.mount_1/juice-range',
      { APPIMAGE: '/media/stick/juice-range.AppImage' },
      ['/media/stick/workshop.yml', '/tmp/.mount_1/workshop.yml', '/r/workshop.yml'],
      '/r',
    ],
    ['linux', '/opt/Juice Range/juice-range', { APPIMAGE: '' }, ['/opt/Juice Range/workshop.yml'], undefined],
  ] as const)('on %s is looked for next to %s with %j', (platform, executable, environment, places, resources) => {
    expect(profilePlaces({ platform, executable, resources, environment })).toEqual(places);
  });

  test.each([
    [['app'], null],
    [['app', '--', '--port', '0'], null],
    [['app', '--', '--profile', 'a b.yml'], 'a b.yml'],
    [['app', '--profile', 'a.yml'], 'a.yml'],
    [['app', '--profile=a.yml', 'mine.juicerange.json'], 'a.yml'],
    [['app', 'folder', '--profile=a.yml', '--', '--port', '0'], 'a.yml'],
    [['app', '--profiles'], null],
  ])('is named by %j', (argv, named) => {
    expect(readProfileFlag(argv)).toBe(named);
  });

  test('has to be named', () => {
    expect(() => readProfileFlag(['app', '--profile'])).toThrow('--profile');
    expect(() => readProfileFlag(['app', '--profile='])).toThrow('--profile needs a value.');
  });
});
