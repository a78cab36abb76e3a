import english from '../../../../resources/languages/en/interface.json?coding-challenge';
import { addEnglish } from '../../lib/i18n.ts';

// These are the English texts that only the dialog needs, which imports this file.
addEnglish(english);
