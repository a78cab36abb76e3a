import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attackedShop } from '../exploits/support.ts';
import { findTool, makeScratch, type Scratch, startTool, type Tool } from './tools.ts';

/** What learners take home from the shop, opened with the programs that they would use. */

const keepass = findTool('keepassxc-cli', 'apt-get install keepassxc');
const openssl = findTool('openssl', 'apt-get install openssl');
const java = findTool('java', 'apt-get install default-jdk-headless');
const exiftool = findTool('exiftool', 'apt-get install libimage-exiftool-perl');

const target = attackedShop();
let scratch: Scratch;
beforeAll(() => {
  scratch = makeScratch();
});
afterAll(() => scratch?.remove());

/** Downloads a file of the shop into the scratch folder. */
async function download(path: string, name: string): Promise<void> {
  const answer = await fetch(target.url + path);
  expect([path, answer.status]).toEqual([path, 200]);
  writeFileSync(join(scratch.folder, name), Buffer.from(await answer.arrayBuffer()));
}

/** Returns what a tool prints when it succeeds. */
async function run(tool: Tool, flags: readonly string[], input = ''): Promise<string> {
  const running = startTool(tool, scratch, flags, input);
  expect([await running.ended, running.output()]).toEqual([0, expect.any(String)]);
  return running.output();
}

describe.skipIf(keepass.path === null)('KeePassXC', () => {
  it('opens the support team’s vault with the guessed password, and the login in it works', async () => {
    await download('/ftp/incident-support.kdbx', 'safe.kdbx');
    const shown = await run(keepass, ['show', '-q', '-s', 'safe.kdbx', 'prod'], 'Support2022!\n');
    const [, email = '', password = ''] = /UserName: (\S+)\nPassword: (\S+)/.exec(shown) ?? [];
    await target.solves('loginSupportChallenge', () => target.client.login(email, password));
  });
});

describe.skipIf(openssl.path === null)('openssl', () => {
  it('decrypts the address of the premium content with the key from the folder of keys', async () => {
    const [challenge] = (await target.client.get('/api/Challenges/?key=premiumPaywallChallenge')).json().data;
    const [, ciphertext = ''] = /<!--\s*([\w+/=]+)\s*-->/.exec(challenge.description) ?? [];
    const [iv = '', key = ''] = (await target.client.get('/encryptionkeys/premium.key')).text.trim().split('.');
    const flags = ['enc', '-d', '-aes-256-cbc', '-K', key, '-iv', iv, '-a', '-A'];
    const path = /^\/\S+/m.exec(await run(openssl, flags, ciphertext))?.[0] ?? '';
    await target.solves('premiumPaywallChallenge', () => target.client.get(path));
  });

  it('reads the public key that verifies tokens', async () => {
    await download('/encryptionkeys/jwt.pub', 'jwt.pub');
    expect(await run(openssl, ['rsa', '-RSAPublicKey_in', '-in', 'jwt.pub', '-noout', '-text'])).toMatch(/1024 bit/);
  });
});

describe.skipIf(exiftool.path === null)('exiftool', () => {
  it('shows where a picture of the photo wall was taken', async () => {
    await download('/assets/public/images/uploads/favorite-hiking-place.png', 'place.png');
    expect(await run(exiftool, ['-n', '-p', '$GPSLatitude $GPSLongitude', 'place.png'])).toMatch(/^36\.95\d* -84\.34/);
  });
});

/** The extraction as OpenStego does it, with Java's own random numbers, pictures and ciphers. None of this project's code is involved. */
const extractor = `
import java.awt.image.BufferedImage;
import java.io.*;
import java.util.*;
import java.util.zip.GZIPInputStream;
import javax.crypto.*;
import javax.crypto.spec.*;
import javax.imageio.ImageIO;

class Extract {
  static BufferedImage image;
  static Random random = new Random(98234782L);
  static Set<String> used = new HashSet<>();

  static byte[] read(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      for (int bit = 0; bit < 8; bit++) {
        int x, y, channel;
        do {
          x = random.nextInt(image.getWidth());
          y = random.nextInt(image.getHeight());
          channel = random.nextInt(3);
          random.nextInt(1);
        } while (!used.add(x + "," + y + "," + channel));
        bytes[i] = (byte) (bytes[i] << 1 | (image.getRGB(x, y) >> (8 * channel) & 1));
      }
    }
    return bytes;
  }

  public static void main(String[] args) throws Exception {
    image = ImageIO.read(new File(args[0]));
    System.out.println(new String(read(9)));
    byte[] head = read(9);
    int length = (head[1] & 255) | (head[2] & 255) << 8 | (head[3] & 255) << 16 | (head[4] & 255) << 24;
    read(8);
    System.out.println(new String(read(head[6])));
    byte[] data = read(length);
    int end = 1 + data[0];
    byte[] salt = HexFormat.of().parseHex("285f71c91e350a62");
    SecretKeyFactory keys = SecretKeyFactory.getInstance("PBEWithHmacSHA256AndAES_256");
    Cipher cipher = Cipher.getInstance("PBEWithHmacSHA256AndAES_256");
    IvParameterSpec vector = new IvParameterSpec(Arrays.copyOfRange(data, end - 16, end));
    cipher.init(Cipher.DECRYPT_MODE, keys.generateSecret(new PBEKeySpec(new char[0])), new PBEParameterSpec(salt, 7, vector));
    byte[] packed = cipher.doFinal(data, end, data.length - end);
    BufferedImage hidden = ImageIO.read(new GZIPInputStream(new ByteArrayInputStream(packed)));
    System.out.println(hidden.getWidth() + " x " + hidden.getHeight());
  }
}
`;

describe.skipIf(java.path === null)('Java', () => {
  it('extracts the hidden picture from the only PNG of the carousel, as OpenStego would', {
    timeout: 90_000,
  }, async () => {
    await download('/assets/public/images/carousel/5.png', '5.png');
    writeFileSync(join(scratch.folder, 'Extract.java'), extractor);
    const printed = await run(java, ['Extract.java', '5.png']);
    expect(printed).toMatch(/OPENSTEGO\n\S+\.(png|jpe?g)\n\d+ x \d+\n$/);
  });
});
