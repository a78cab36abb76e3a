import type { ChallengeKey } from '../../../../../shared/api/challenge-keys.ts';
import { Flag } from '../../../ui/Flag.tsx';
import { useCountry, useCountryDetails } from './countries.ts';
import classes from './FlagLine.module.css';

/** Shows a challenge's country on the map of the event: as a flag, by name, or both (ui-learning.md 4). */
export function CountryLine({ challengeKey }: { readonly challengeKey: ChallengeKey }) {
  const details = useCountryDetails();
  const country = useCountry(challengeKey);
  if (details === 'none' || country === undefined) {
    return null;
  }
  const flag = <Flag code={country.code.toLowerCase()} />;
  return (
    <p className={classes.country}>
      {details === 'flag' ? (
        <span role="img" aria-label={country.name} title={country.name}>
          {flag}
        </span>
      ) : (
        <>
          {details === 'both' && flag}
          <span>{country.name}</span>
        </>
      )}
    </p>
  );
}
