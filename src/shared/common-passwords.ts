import { PASSWORD_MIN } from './password.ts';

const list = `
123456 1234567 12345678 123456789 1234567890 0123456789 12345678910 987654321 9876543210 87654321 7654321 654321
000000 0000000 00000000 111111 1111111 11111111 222222 333333 444444 555555 5555555 666666 6666666 777777 7777777 88888888
888888 999999 99999999 112233 11223344 121212 123123 123123123 123321 123654 1234554321 12341234 123454321 131313 142536
147258 147258369 147852 159357 159753 101010 102030 10203040 123qwe 123abc 123456a 123456q 1234qwer 12345qwert 123qweasd
1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 1qaz2wsx3edc q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qweasd qweasdzxc
qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwert123 qwer1234 asdfgh
asdfghjk asdfghjkl asdf1234 asdasd asdasdasd zxcvbn zxcvbnm zaq12wsx azerty azertyuiop abc123 abc1234 abc12345 abcd1234
abcdef abcdefg abcdefgh abcdefghi abcabc a123456 a12345678 a123456789 aa123456 aa12345678 aaaaaa aaaaaaaa password
password1 password12 password123 password1234 password! password1! password01 passw0rd p@ssw0rd p@ssword p@ssword1
pa55word pass123 pass1234 pass12345 passpass passwort contrasena motdepasse changeme change123 default secret secret123
letmein letmein1 letmein123 welcome welcome1 welcome12 welcome123 welcome1! login123 access admin1 admin12 admin123
admin1234 admin12345 administrator adminadmin root123 rootroot toortoor test123 test1234 test12345 testing testtest
tester guest123 user123 demo123 demo1234 temp123 temp1234 master master123 superman batman spiderman pokemon starwars
dragon dragon123 monkey monkey123 shadow sunshine sunshine1 princess princess1 iloveyou iloveyou1 iloveyou2 iloveu
lovely loveme love123 flower football football1 baseball basketball soccer hockey liverpool liverpool1 arsenal arsenal1
chelsea chelsea1 barcelona manchester manutd juventus michael michelle jessica jennifer jordan jordan23 daniel charlie
thomas ashley andrew robert matthew joshua anthony nicole hannah maggie buster killer hunter hunter2 ranger harley
mustang ferrari mercedes computer internet google google123 facebook samsung nokia123 freedom whatever trustno1 cheese
chocolate banana orange purple pepper ginger cookie summer summer123 winter spring autumn matrix phoenix blessed
blessing jesus1 jesus123 jesuschrist godisgood godisgreat ilovegod naruto minecraft fortnite hello123 hello1234
helloworld qwe123 qweqwe zzzzzz xxxxxx nairobi nairobi1 nairobi123 mombasa mombasa123 kenya123 kenya254 kenya2024
kenya2025 kenya2026 karibu karibu123 safari123 safaricom safaricom1 hakunamatata mpesa123 nenosiri nenosiri123
twende123
`;

/**
 * Passwords of at least 6 characters, in lower case: the most frequent of leaked lists, and some that are likely in
 * Kenya.
 */
export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));

/** Without what is drawn as nothing, and with the usual letters for those that look the same. */
const folded = (text: string): string =>
  text
    .replace(/[\p{C}\p{DI}]/gu, '')
    .normalize('NFKC')
    .toLowerCase();

/** Blanks of every kind, and marks that have no letter. */
const blank = /[\s\p{Z}\p{M}\u2800]/gu;
/** With the digits and signs that are typed for its letters. */
const productName = /[t7]w[e3€]nd[e3€]/g;

/**
 * Whether a folded password is the product's name with little else: repeated, in capitals, spaced out (`t.w.e.n.d.e`), with
 * digits for letters (`Tw3nde`), or with digits, signs or a common password around it (`Twende2026!`).
 */
function isProductName(text: string): boolean {
  const plain = text.replace(/[^\p{L}\p{N}€]/gu, '');
  const rest = plain.replace(productName, '');
  if (rest === plain) return false;
  return rest.length < PASSWORD_MIN || !/\p{L}/u.test(rest) || commonPasswords.has(rest);
}

/** Whether a password is an e-mail address, or the part before its @. */
export function isOwnAddress(password: string, email: string): boolean {
  const [whole, local] = [folded(email), folded(email.slice(0, email.indexOf('@')))];
  return [whole, local].includes(folded(password));
}

type TooEasy = 'password_blank' | 'password_short' | 'password_common' | 'password_product';

/** Why a password is too easy to guess, as the key of its text; undefined when it is not. */
export function guessableAs(password: string): TooEasy | undefined {
  if (password === '') return undefined;
  const text = folded(password);
  if (text.replace(blank, '') === '') return 'password_blank';
  if (password.length >= PASSWORD_MIN && text.length < PASSWORD_MIN) return 'password_short';
  if (commonPasswords.has(text)) return 'password_common';
  return isProductName(text) ? 'password_product' : undefined;
}
