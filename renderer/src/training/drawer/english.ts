import english from '../../../../resources/languages/en/interface.json?drawer';
import { addEnglish } from '../../lib/i18n.ts';

// The drawer's English words come with it.
addEnglish(english);
