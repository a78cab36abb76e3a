import english from '../../../../resources/languages/en/interface.json?web3';
import { addEnglish } from '../../lib/i18n.ts';

// These are the English texts that only the web3 screens need. Each of those screens imports this file.
addEnglish(english);
