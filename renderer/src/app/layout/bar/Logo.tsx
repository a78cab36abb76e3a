import { useConfiguration } from '../../../lib/config.ts';
import { logoAddress } from '../../../lib/logo.ts';
import { Mark } from '../../../ui/Mark.tsx';

const defaultLogo = 'JuiceShop_Logo.png';

/** Shows the mark, or the picture that the operator configured instead (`application.logo`, ui-learning.md 10.2). */
export function Logo() {
  const application = useConfiguration()?.application;
  if (application === undefined || application.logo === defaultLogo) {
    return <Mark className="logo" />;
  }
  return <img className="logo" src={logoAddress(application.logo)} alt={application.name} height={36} />;
}
