/** Self-hosted fonts, of which the build keeps the subsets that the product needs. Headings have one weight, for its size (look.md). */
import '@fontsource-variable/figtree/wght.css';
import '@fontsource/bricolage-grotesque/700.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
