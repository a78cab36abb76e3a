import english from '../../../../resources/public/assets/i18n/en.json?backup';
import { addEnglish } from '../../lib/i18n.ts';

// The English texts that only backups need come with them; whatever says one of them imports this.
addEnglish(english);
