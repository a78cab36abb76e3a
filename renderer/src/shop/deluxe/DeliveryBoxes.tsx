import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { bundleStrings } from '../../lib/bundle-strings.ts';
import { useConfiguration } from '../../lib/config.ts';
import { logoAddress } from '../../lib/logo.ts';
import { sendEvent } from '../../lib/socket.ts';
import classes from './Deluxe.module.css';

/** Positions of the decal on the boxes, in the drawing's own units of 720 by 720. */
const places = [
  { x: 260, y: 130, height: 50 },
  { x: 230, y: 330, height: 70 },
  { x: 70, y: 355, height: 40 },
  { x: 120, y: 450, height: 55 },
  { x: 500, y: 410, height: 45 },
] as const;

/** Shows boxes on their way to a member, each with the shop's logo or whatever the address names instead. */
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

/** Returns the address of the picture on the boxes, or undefined until the configuration has arrived. */
function useDecal(): string | undefined {
  const [parameters] = useSearchParams();
  const logo = useConfiguration()?.application.logo;
  const tried = parameters.get(bundleStrings.decalParameter);
  useEffect(() => {
    if (logo !== undefined && tried) {
      sendEvent('verifySvgInjectionChallenge', tried);
    }
  }, [logo, tried]);
  // weakness: svgInjectionChallenge (the picture's path comes from the page's address and may leave the folder)
  return logo === undefined ? undefined : tried ? `assets/public/images/${tried}` : logoAddress(logo);
}
