/** The login screen (ui-shop.md 5.6). */
export function LoginScreen() {
  return <app-login />;
}
