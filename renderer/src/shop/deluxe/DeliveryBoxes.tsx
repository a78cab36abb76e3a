import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bundleStrings } from '../../lib/bundle-strings.ts';
import { useConfiguration } from '../../lib/config.ts';
import { logoAddress } from '../../lib/logo.ts';
import { sendEvent } from '../../lib/socket.ts';
import classes from './Deluxe.module.css';

/** Where the decal goes on the boxes, in the drawing's own units of 720 by 720. */
const places = [
  { x: 260, y: 130, height: 50 },
  { x: 230, y: 330, height: 70 },
  { x: 70, y: 355, height: 40 },
  { x: 120, y: 450, height: 55 },
  { x: 500, y: 410, height: 45 },
] as const;

/** Boxes on their way to a member, with the shop's logo on each, or whatever else the address asks for. */
export function DeliveryBoxes() {
  const decal = useDecal();
  return (
    <svg className={classes.boxes} viewBox="0 0 720 720" aria-hidden="true">
      <image href="assets/public/images/deluxe/blankBoxes.png" x={0} y={0} width={720} height={720} />
      {decal !== undefined &&
        places.map(({ x, y, height }) => <image key={`${x} ${y}`} href={decal} x={x} y={y} height={height} />)}
    </svg>
  );
}

/** Address of the picture on the boxes; undefined until the configuration says which. */
function useDecal(): string | undefined {
  const [parameters] = useSearchParams();
  const logo = useConfiguration()?.application.logo;
  const tried = parameters.get(bundleStrings.decalParameter);
  useEffect(() => {
    if (logo !== undefined && tried) {
      sendEvent('verifySvgInjectionChallenge', tried);
    }
  }, [logo, tried]);
  // weakness: svgInjectionChallenge (the picture's address is taken from the page's, and may lead up and out of the folder)
  return logo === undefined ? undefined : tried ? `assets/public/images/${tried}` : logoAddress(logo);
}
