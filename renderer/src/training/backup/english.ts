import english from '../../../../resources/languages/en/interface.json?backup';
import { addEnglish } from '../../lib/i18n.ts';

// The English texts that only backups need come with them; whatever says one of them imports this.
addEnglish(english);
