import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { complaint, fuseWire, locales } from './parts.ts';

const helpers = ['', ' (Renderer)', ' (GPU)', ' (Plugin)'] as const;

/** Writes a folder with the shape of Electron's distribution for macOS. Its programs are empty. */
export function writeMacStandIn(folder: string): void {
  const contents = join(folder, 'Electron.app/Contents');
  const frameworks = join(contents, 'Frameworks');
  write(join(contents, 'Info.plist'), informationOf('Electron'));
  write(join(contents, 'MacOS/Electron'), complaint);
  write(join(contents, 'Resources/electron.icns'), '');
  write(join(frameworks, 'Electron Framework.framework/Electron Framework'), fuseWire);
  for (const locale of locales) {
    const name = locale.replace('-US', '').replace('-', '_');
    write(join(contents, `Resources/${name}.lproj/locale.pak`), '');
    write(join(frameworks, `Electron Framework.framework/Versions/A/Resources/${name}.lproj/locale.pak`), '');
  }
  for (const helper of helpers) {
    const name = `Electron Helper${helper}`;
    write(join(frameworks, `${name}.app/Contents/Info.plist`), informationOf(name));
    write(join(frameworks, `${name}.app/Contents/MacOS/${name}`), complaint);
  }
}

function informationOf(name: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${name}</string>
<key>CFBundleIdentifier</key><string>com.github.${name.replaceAll(/[^A-Za-z]/g, '')}</string>
<key>CFBundleName</key><string>${name}</string>
<key>CFBundleIconFile</key><string>electron.icns</string>
</dict></plist>
`;
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content, { mode: file.includes('/MacOS/') ? 0o755 : 0o644 });
}
