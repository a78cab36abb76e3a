import { setUpWindows } from './machine.ts';

/** Runs once per run of `npm run windows`: gets what Wine needs. */
export default function setup(): void {
  setUpWindows();
}
