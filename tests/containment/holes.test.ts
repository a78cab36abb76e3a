import { startShop } from '../support/shop.ts';
import { attempts } from './attempts/attempts.ts';
import { attackHoles } from './support/attack-holes.ts';

/* Tries every hole of the shop, over HTTP. controls.test.ts shows that each of these attempts can win. */

attackHoles(attempts, startShop);
