import { createHash } from 'node:crypto';
import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Config } from '../../config/config.ts';
import type { UserRow } from '../rows/users.ts';
import { iconAddress, serverPage } from '../server-page.ts';

/**
 * Returns the profile page (api-account.md 17.1).
 * @param nameLine HTML of the line below the picture
 */
export function profileHtml(config: Config, user: UserRow, nameLine: string): string {
  return serverPage(config, {
    title: config.application.name,
    icon: iconAddress(config),
    stylesheet: './assets/public/css/userProfile.css',
    content: `<main class="main-content">
<h1>User Profile</h1>
<div id="card" class="card">
<section class="portrait">
<img class="img-rounded" src="${attribute(user.profileImage)}" alt="profile picture" width="176" height="176">
${nameLine}
</section>
<div class="forms">
${pictureForm}
${linkForm(user)}
${nameForm(user)}
</div>
</div>
</main>`,
  });
}

const pictureForm = `<form action="./profile/image/file" method="post" enctype="multipart/form-data">
<label id="picture-label" for="picture">File Upload:</label>
<input id="picture" type="file" name="file" accept="image/*" aria-label="Input for selecting the profile picture" aria-labelledby="picture-label" aria-describedby="picture-hint" title="All image formats, at most 150Kb">
<p id="picture-hint" class="hint">All image formats, at most 150Kb.</p>
<button type="submit" aria-label="Button to upload the profile picture" aria-labelledby="upload-words"><span id="upload-words">Upload Picture</span></button>
</form>`;

function linkForm({ email }: UserRow): string {
  const placeholder = `e.g. https://www.gravatar.com/avatar/${createHash('md5').update(`${email}`).digest('hex')}`;
  return `<form action="./profile/image/url" method="post">
<label id="url-label" for="url">Image URL:</label>
<input id="url" type="text" name="imageUrl" placeholder="${placeholder}" aria-label="Text field for the image link" aria-labelledby="url-label">
<button id="submitUrl" type="submit" aria-label="Button to include image from link" aria-labelledby="link-words"><span id="link-words">Link Image</span></button>
</form>`;
}

function nameForm({ email, username }: UserRow): string {
  return `<form action="./profile" method="post">
<label id="email-label" for="email">Email:</label>
<input id="email" type="email" name="email" value="${attribute(email)}" disabled aria-label="Disabled - Text field for the email" aria-labelledby="email-label">
<label id="username-label" for="username">Username:</label>
<input id="username" type="text" name="username" value="${attribute(username)}" placeholder="e.g. SuperUser" aria-label="Text field for the username" aria-labelledby="username-label">
<button id="submit" type="submit" aria-label="Button to save/set the username" aria-labelledby="name-words"><span id="name-words">Set Username</span></button>
</form>`;
}

/** Returns a column as the value of an attribute; null becomes the empty string. */
function attribute(value: unknown): string {
  return escapeHtml(`${value ?? ''}`);
}
