/** Self-hosted fonts. The build keeps only the subsets that the product needs. Headings use one weight to save space (look.md). */
import '@fontsource-variable/figtree/wght.css';
import '@fontsource/bricolage-grotesque/700.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
