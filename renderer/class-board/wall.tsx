import { createRoot } from 'react-dom/client';
import '../src/app/theme/fonts.ts';
import './styles/colours.css';
import './styles/page.css';
import { WallPage } from './wall/WallPage.tsx';

/* The wall: what the projector shows, and everyone on the network may see (decision 107). */

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(<WallPage />);
}
