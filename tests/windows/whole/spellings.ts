import { up } from '../../containment/attempts/payloads.ts';
import { onDrive } from '../machine.ts';

const climbing = (path: string) => `${up}${path.slice(1)}`;
const backslashed = (path: string) => path.replaceAll('/', '\\');

/** A way in which Windows allows a file to be named. */
export interface Spelling {
  readonly title: string;
  /** @param path of the file, as this system writes it */
  spell(path: string): string;
}

export const spellings: readonly Spelling[] = [
  { title: 'drive and backslashes', spell: onDrive },
  { title: 'drive and slashes', spell: (path) => `Z:${path}` },
  { title: 'small drive letter', spell: (path) => `z:${path}` },
  { title: 'root of the current drive', spell: backslashed },
  { title: 'climbing with backslashes', spell: (path) => backslashed(climbing(path)) },
  { title: 'climbing from where the drive is', spell: (path) => `Z:${backslashed(climbing(path))}` },
  { title: 'device path `\\\\?\\`', spell: (path) => `\\\\?\\${onDrive(path)}` },
  { title: 'device path `\\\\.\\`', spell: (path) => `\\\\.\\${onDrive(path)}` },
  { title: 'device path with slashes', spell: (path) => `//?/Z:${path}` },
  { title: 'share of the own machine', spell: (path) => `\\\\localhost\\Z$${backslashed(path)}` },
  { title: 'device path of a share', spell: (path) => `\\\\?\\UNC\\localhost\\Z$${backslashed(path)}` },
  { title: 'main stream of the file', spell: (path) => `${onDrive(path)}::$DATA` },
  { title: 'dot at the end', spell: (path) => `${onDrive(path)}.` },
  { title: 'blank at the end', spell: (path) => `${onDrive(path)} ` },
  { title: 'large letters', spell: (path) => onDrive(path).toUpperCase() },
];

/** Names that are devices on Windows, in whatever folder. */
export const devices = ['CON', 'NUL', 'AUX', 'PRN', 'COM1', 'LPT1', 'con.md', 'nul.txt', 'CONIN$', 'COM1.png'];
