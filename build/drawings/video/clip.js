/* Draws the promotion clip frame by frame in a browser; see make-clip.ts. All pictures are the shop's own. */

import {
  BufferTarget,
  CanvasSource,
  Mp4OutputFormat,
  Output,
} from '/node_modules/mediabunny/dist/bundles/mediabunny.min.mjs';

const width = 960;
const height = 540;
const framesPerSecond = 24;

const paper = '#fbf5e8';
const ink = '#20281f';
const leaf = '#1f6b45';

const images = '/resources/public/assets/public/images/';
const products = [
  'apple_juice.jpg',
  'orange_juice.jpg',
  'melon_bike.jpeg',
  'fan_hoodie.jpg',
  'sticker_page.jpg',
  'fruit_press.jpg',
];

const canvas = new OffscreenCanvas(width, height);
const pen = canvas.getContext('2d');

async function picture(file) {
  const image = new Image();
  image.src = images + file;
  await image.decode();
  return image;
}

/** Rises from 0 to 1 while `time` goes from `from` to `to`, slowly at both ends. */
function ease(time, from, to) {
  const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return part * part * (3 - 2 * part);
}

function words(text, x, y, size, color = ink) {
  pen.font = `700 ${size}px Bricolage`;
  pen.fillStyle = color;
  pen.fillText(text, x, y);
}

/** Draws a picture in a card with rounded corners, cropped to the card's proportions. */
function card(image, x, y, cardWidth, cardHeight) {
  const scale = Math.max(cardWidth / image.width, cardHeight / image.height);
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, cardWidth, cardHeight, 20);
  pen.clip();
  pen.drawImage(
    image,
    x + (cardWidth - image.width * scale) / 2,
    y + (cardHeight - image.height * scale) / 2,
    image.width * scale,
    image.height * scale,
  );
  pen.restore();
}

/** Returns the scenes with their length in seconds. Each draws itself, on a paper background, for a time counted from its own start. */
function scenes({ banner, shelf, boxes, forest, mark }) {
  return [
    {
      seconds: 5,
      draw: (time) => {
        const scale = 1.25 + 0.08 * ease(time, 0, 5);
        const shownWidth = width * scale;
        const shownHeight = (banner.height / banner.width) * shownWidth;
        pen.drawImage(banner, (width - shownWidth) / 2, 150 - 30 * scale + 20, shownWidth, shownHeight);
        pen.fillStyle = paper;
        pen.fillRect(0, 0, width, 130);
        words('Pressed this morning.', 56, 88, 52, leaf);
      },
    },
    {
      seconds: 6,
      draw: (time) => {
        words('Juice, and what goes with it.', 56, 88, 52, leaf);
        shelf.forEach((image, index) => {
          card(image, 56 + index * 276 - 700 * ease(time, 0.6, 5.6), 150, 252, 310);
        });
      },
    },
    {
      seconds: 5,
      draw: (time) => {
        words('At your door', 56, 220, 56, leaf);
        words('in a day.', 56, 286, 56, leaf);
        const size = 470;
        pen.drawImage(boxes, 460 + 120 * (1 - ease(time, 0, 1.2)), 36, size, size);
      },
    },
    {
      seconds: 5,
      draw: (time) => {
        const scale = 1 + 0.06 * ease(time, 0, 5);
        pen.save();
        pen.translate(700, 270);
        pen.scale(scale, scale);
        card(forest, -200, -240, 400, 480);
        pen.restore();
        words('Goes wherever', 56, 250, 56, leaf);
        words('you go.', 56, 316, 56, leaf);
      },
    },
    {
      seconds: 5,
      draw: (time) => {
        const markHeight = 300 * (0.9 + 0.1 * ease(time, 0, 1));
        const markWidth = (mark.width / mark.height) * markHeight;
        pen.drawImage(mark, width / 2 - markWidth / 2, 60, markWidth, markHeight);
        pen.textAlign = 'center';
        pen.globalAlpha = ease(time, 1, 1.8);
        words('Not one bottle ever leaked.', width / 2, 440, 44, leaf);
        pen.globalAlpha = ease(time, 2.2, 3);
        words('Bottles, we said.', width / 2, 490, 28, ink);
        pen.globalAlpha = 1;
        pen.textAlign = 'left';
      },
    },
  ];
}

/** Draws the clip. @returns the MP4 file in base64 */
export async function makeClip() {
  const font = new FontFace(
    'Bricolage',
    'url(/node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2)',
  );
  document.fonts.add(await font.load());
  const [banner, boxes, forest, mark, ...shelf] = await Promise.all(
    [
      'Welcome_Banner.svg',
      'deluxe/blankBoxes.png',
      'uploads/favorite-hiking-place.png',
      'JuiceShop_Logo.png',
      ...products.map((file) => `products/${file}`),
    ].map(picture),
  );
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target: new BufferTarget() });
  const source = new CanvasSource(canvas, { codec: 'avc', bitrate: 260_000, keyFrameInterval: 5 });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  let frame = 0;
  for (const { seconds, draw } of scenes({ banner, shelf, boxes, forest, mark })) {
    for (let shown = 0; shown < seconds * framesPerSecond; shown += 1) {
      pen.fillStyle = paper;
      pen.fillRect(0, 0, width, height);
      draw(shown / framesPerSecond);
      await source.add(frame / framesPerSecond, 1 / framesPerSecond);
      frame += 1;
    }
  }
  await output.finalize();
  return new Uint8Array(output.target.buffer).toBase64();
}
