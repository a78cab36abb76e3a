import {
  IconBrandCss3,
  IconBrandHtml5,
  IconBrandJavascript,
  IconBrandNodejs,
  IconBrandReact,
  IconBrandTypescript,
  IconDatabase,
  IconLeaf,
} from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { get } from '../../../lib/api.ts';
import { useApplicationName } from '../../../lib/config.ts';
import classes from './SideMenu.module.css';

const versionQuery = queryOptions({
  queryKey: ['version'],
  queryFn: async ({ signal }) => (await get<{ version: string }>('rest/admin/application-version', { signal })).version,
  staleTime: Number.POSITIVE_INFINITY,
});

/** What the shop is built with. The tutorial about the admin section points at the first entry (ui-learning.md 8). */
const technologies = [
  { name: 'React', Icon: IconBrandReact },
  { name: 'HTML5', Icon: IconBrandHtml5 },
  { name: 'CSS3', Icon: IconBrandCss3 },
  { name: 'TypeScript', Icon: IconBrandTypescript },
  { name: 'JavaScript', Icon: IconBrandJavascript },
  { name: 'Node.js', Icon: IconBrandNodejs },
  { name: 'SQLite', Icon: IconDatabase },
  { name: 'MongoDB queries', Icon: IconLeaf },
];

/** Shows the foot of the side menu: the shop's name, its version if it may be shown, the range that it belongs to, and the technologies. */
export function AppVersion() {
  const { t } = useTranslation();
  const name = useApplicationName();
  const { data: version } = useQuery(versionQuery);
  return (
    <div className={`appVersion ${classes.version}`}>
      <p>
        {name} {version === undefined || version === '' ? '' : `v${version}`}
      </p>
      <p>{t('RANGE_BEHIND_SHOP')}</p>
      <ul className={classes.technologies}>
        {technologies.map(({ name: technology, Icon }) => (
          <li key={technology} title={technology}>
            <Icon size={18} stroke={1.5} role="img" aria-label={technology} />
          </li>
        ))}
      </ul>
    </div>
  );
}
