// Before the first paint: pages that the server renders follow the choice of light or dark that was made in the shop.
{
  const stored = localStorage.getItem('colorScheme');
  if (stored === 'light' || stored === 'dark') {
    document.documentElement.style.colorScheme = stored;
  }
}
