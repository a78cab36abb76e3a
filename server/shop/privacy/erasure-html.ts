import { escapeHtml } from '../../../shared/text/escape-html.ts';
import type { Config } from '../../config/config.ts';
import { serverPage } from '../server-page.ts';
import { farewell } from './erasure-request.ts';

const heading = 'Data Erasure Request (Art. 17 GDPR)';

/** Returns the form with which a user asks to be forgotten (api-account.md 14.7). @param question the user's own security question */
export function erasureForm(config: Config, email: string, question: string): string {
  return pageWith(
    config,
    `<main class="main-content">
<h1>${heading}</h1>
<form class="formBlock" action="/dataerasure" method="post">
<h2>Request Data Erasure</h2>
<p class="hint">Your account, your orders and everything else that we know about you will be deleted. Please confirm that it is you.</p>
<label for="email">Confirm Email Address</label>
<input id="email" type="email" name="email" required placeholder="${escapeHtml(email)}" autocomplete="off">
<p id="question" class="question">${escapeHtml(question)}</p>
<label for="securityAnswer">Answer</label>
<input id="securityAnswer" type="text" name="securityAnswer" required placeholder="${escapeHtml(question)}" aria-describedby="question" autocomplete="off">
<button class="deleteButton" type="submit">Delete User Data</button>
</form>
</main>`,
  );
}

/** Returns the page that follows once the request is noted. It also removes the session from the browser. */
export function erasureFarewell(config: Config): string {
  return pageWith(
    config,
    `<main class="main-content">
<p class="message">${farewell}</p>
<a class="home-page" href="/">Go To HomePage</a>
</main>
<script>
localStorage.removeItem('token');
sessionStorage.removeItem('bid');
</script>`,
  );
}

function pageWith(config: Config, content: string): string {
  return serverPage(config, {
    title: heading,
    icon: './assets/public/images/JuiceShop_Logo_50px.png',
    stylesheet: './assets/public/css/dataErasure.css',
    content,
  });
}
