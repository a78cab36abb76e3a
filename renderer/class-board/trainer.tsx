import { createRoot } from 'react-dom/client';
import '../src/app/theme/fonts.ts';
import './styles/colours.css';
import './styles/page.css';
import { TrainerPage } from './trainer/TrainerPage.tsx';

/* The trainer's view, which only the trainer's own machine can reach (decision 107). */

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(<TrainerPage />);
}
