import english from '../../../../resources/languages/en/interface.json?classroom';
import { addEnglish } from '../../lib/i18n.ts';

// These English words come with the class's notices and its part of the drawer.
addEnglish(english);
