import { repelStalls } from './stalls/repel.ts';
import { stallsOfContent } from './stalls/stalls.ts';

repelStalls(stallsOfContent);
