import english from '../../../../resources/languages/en/interface.json?backup';
import { addEnglish } from '../../lib/i18n.ts';

// These are the English texts that only backups need. Every module that shows one of them imports this file.
addEnglish(english);
