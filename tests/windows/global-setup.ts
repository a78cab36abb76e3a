import { setUpWindows } from './machine.ts';

/** Once per run of `npm run windows`: gets what Wine needs. */
export default function setup(): void {
  setUpWindows();
}
