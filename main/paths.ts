import { join, sep } from 'node:path';
import type { BuiltPaths } from '../server/supervisor/supervisor.ts';

/** This file ends up in dist/main/main.js, and in a packaged app inside app.asar. */
const dist = join(import.meta.dirname, '..');

/**
 * In a packaged app, the shop's files are beside the archive (electron-builder.yml, asarUnpack): the permission model
 * names real folders, and a folder inside an archive isn't one.
 */
const unpacked = dist.replace(`${sep}app.asar${sep}`, `${sep}app.asar.unpacked${sep}`);

const built: BuiltPaths = { server: join(unpacked, 'server'), pages: join(unpacked, 'renderer') };

/** Where the built files are. */
export const paths = {
  built,
  shellPages: join(dist, 'shell'),
  /** The page of the class board and its texts, which the board's process serves. */
  classBoard: join(unpacked, 'class-board'),
  /** The app's own words in other languages (build/languages/pack). */
  languages: join(dist, 'main/languages'),
  /** The solutions are beside the shell's files and not among the shop's, whose process could read them (decision 46). */
  trainer: join(dist, 'trainer'),
  /** The shop serves the help too, so it is among the shop's pages. */
  help: join(built.pages, 'handbook/help'),
  preload: (name: 'bar' | 'class' | 'log' | 'shop' | 'start' | 'traffic') => join(dist, 'preload', `${name}.cjs`),
} as const;
