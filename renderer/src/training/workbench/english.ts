import english from '../../../../resources/languages/en/interface.json?workbench';
import { addEnglish } from '../../lib/i18n.ts';

// The workbench's English words come with it.
addEnglish(english);
