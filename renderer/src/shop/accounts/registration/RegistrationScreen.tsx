/** The registration screen (ui-shop.md 5.8). */
export function RegistrationScreen() {
  return <app-register />;
}
