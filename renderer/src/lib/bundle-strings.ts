/**
 * Strings that the contract says can be read in `main.js` (ui-shop.md 1, api-learning.md 30, decision 27). They are kept here, whichever
 * chunk their screen is in. Screens read them from `bundleStrings`, so there is only one copy of each. The ones that no screen uses any
 * more are leftovers, as found in real code.
 */

/** The strings. Their field names stay readable in the built file, because minifiers don't rename properties. */
class ShopDefaults {
  applicationName = 'OWASP Juice Shop';
  // weakness: exposedCredentialsChallenge (a test account forgotten in the login screen)
  testingUsername = 'testing@juice-sh.op';
  testingPassword = 'IamUsedForTesting';
  googleClientId = '1005568560502-6hm16lef8oh46hr2d98vf2ohlnj4nfhq.apps.googleusercontent.com';
  // weakness: svgInjectionChallenge (a query parameter for trying out decals that was never removed)
  decalParameter = 'testDecal';
  socketEvents = ['verifyLocalXssChallenge', 'verifySvgInjectionChallenge'];
  // weakness: redirectCryptoCurrencyChallenge (donation addresses that are no longer shown but still allowed)
  cryptoDonations = [
    {
      title: 'TITLE_BITCOIN_ADDRESS',
      data: 'bitcoin:1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
      url: './redirect?to=https://blockchain.info/address/1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
      address: '1AbKfgvw9psQ41NbLi8kufDQTezwG8DRZm',
    },
    {
      title: 'TITLE_DASH_ADDRESS',
      data: 'dash:Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
      url: './redirect?to=https://explorer.dash.org/address/Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
      address: 'Xr556RzuwX6hg5EGpkybbv5RanJoZN17kW',
    },
    {
      title: 'TITLE_ETHER_ADDRESS',
      data: '0x0f933ab9fCAAA782D0279C300D73750e1311EAE6',
      url: './redirect?to=https://etherscan.io/address/0x0f933ab9fcaaa782d0279c300d73750e1311eae6',
      address: '0x0f933ab9fCAAA782D0279C300D73750e1311EAE6',
    },
  ];
  // weakness: manipulateClockChallenge (campaign codes and the day on which each is valid, checked in the browser)
  campaigns = {
    WMNSDY2019: { validOn: 1551999600000, discount: 75 },
    WMNSDY2020: { validOn: 1583622000000, discount: 60 },
    WMNSDY2021: { validOn: 1615158000000, discount: 60 },
    WMNSDY2022: { validOn: 1646694000000, discount: 60 },
    WMNSDY2023: { validOn: 1678230000000, discount: 60 },
    ORANGE2020: { validOn: 1588546800000, discount: 50 },
    ORANGE2021: { validOn: 1620082800000, discount: 40 },
    ORANGE2022: { validOn: 1651618800000, discount: 40 },
    ORANGE2023: { validOn: 1683154800000, discount: 40 },
  };
  // weakness: loginSupportChallenge (the policy for support passwords, for everyone to read)
  supportPasswordPolicy = /(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{12,30}/;
  supportPasswordHint =
    'Parola echipei de asistență nu respectă politica corporativă pentru conturile privilegiate! Vă rugăm să schimbați parola în consecință!';

  /** Returns the password of an account that signs in through a third party. */
  passwordOf(email: string): string {
    // weakness: oauthUserPasswordChallenge (anyone can derive it from the email address)
    return btoa(email.split('').reverse().join(''));
  }
}

export const bundleStrings = new ShopDefaults();

// This keeps the whole object in the build and rewards anyone who looks around in the console.
Object.defineProperty(window, 'shopDefaults', { value: bundleStrings });
