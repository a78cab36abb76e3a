import type { FastifyInstance } from 'fastify';
import type { ShopContext } from '../context.ts';
import { iconAddress, serverPage } from '../server-page.ts';
import { readSubtitles } from './video-folder.ts';

/** Registers `GET /promotion`, the page of the promotion video (api-learning.md 26). */
export function registerPromotion(app: FastifyInstance, { config, decoy, events }: ShopContext): void {
  const { name, promotion } = config.application;
  app.get('/promotion', (_request, reply) => {
    const subtitles = readSubtitles(decoy.files, promotion.subtitles);
    events.emit('promotion.shown', { subtitles });
    const html = serverPage(config, {
      title: name,
      icon: iconAddress(config),
      stylesheet: './assets/public/css/promotion.css',
      content: content(subtitles),
    });
    return reply.type('text/html; charset=utf-8').send(html);
  });
}

/** Returns the page's content. It holds the subtitles, which its script hands to the browser as a track. */
function content(subtitles: string): string {
  return `<main class="main-content">
<h1>Promotion Video</h1>
<video controls aria-label="Promotion video" width="960" height="540" preload="metadata">
<source src="./video" type="video/mp4">
</video>
</main>
${
  // weakness: videoXssChallenge (subtitles are put into the page as they are, so they can end the element around them)
  `<script id="subtitle" type="text/vtt" data-label="English" data-lang="en">${subtitles}</script>`
}
<script>
const subtitle = document.getElementById('subtitle');
const track = document.createElement('track');
Object.assign(track, { kind: 'subtitles', label: subtitle.dataset.label, srclang: subtitle.dataset.lang, default: true });
track.src = URL.createObjectURL(new Blob([subtitle.textContent], { type: 'text/vtt' }));
document.querySelector('video').append(track);
</script>`;
}
