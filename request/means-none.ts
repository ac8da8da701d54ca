/**
 * Words by which people say that they have no website, in the optional field that asks for one. They are compared
 * without case, accents and punctuation.
 */

/** Each of these says so, alone or among words that follow below. An underscore stands for a space. */
const none = `
  no none nil null nope nothing without not na n_a n/v tba tbd x xx xxx dont don't don't_a dont_a do_not do_not_a
  kein keine keinen keiner nein ohne nicht entfällt k.A. aucun aucune non sans rien néant pas ninguno ninguna nada sin
  não nenhum nenhuma nessuno nessuna nessun niente geen nee niet nvt n.v.t.
  ingen inga inget saknas nej nei ikke ei puuttuu brak nie ne žádný žádné žádná nemám nemáme není žiadna žiadne nincs
  nincsen nem nu fără nema nemam nemamo ni nimam nėra nav nē pole puudub όχι δεν κανένα καμία χωρίς
  нет нету без отсутствует немає нема ні няма не нямаме жоқ yok yoktur hayır değil yo'q yoxdur
  لا ليس بدون لايوجد ندارد ندارم نداریم نیست نہیں אין לא ללא
  नहीं नाही छैन না নেই নাই ਨਹੀਂ નથી இல்லை లేదు ಇಲ್ಲ ഇല്ല නැත
  无 無 没 沒 没有 沒有 暂无 暫無 不适用 不適用 なし 無し ない ありません ございません 없음 없습니다 없어요
  ナシ ないです 尚无 尚無 还没有 還沒有 없다 არა არ_არის չկա ոչ nill sem nimamo hpなし
  under_construction under_development coming_soon in_progress in_arbeit im_aufbau en_construction en_construcción
  em_construção in_costruzione w_budowie в_разработке 建设中 建設中 準備中 준비중 yapım_aşamasında
  không chưa ไม่มี ยังไม่มี tidak tiada belum tak wala hakuna hapana
`;

/** Words around them: "we have … website yet". */
const around = `
  website websites web site url homepage page yet any one have has got we i our there is are available applicable
  company official still currently at the moment webseite internetseite seite wir ich haben habe noch leider eigene derzeit vorhanden
  je nous n ai avons de d un une le internet encore disponible pour sitio página hay tengo tenemos tiene aún todavía
  aplica disponible por ahora momento temos tenho tem há possui possuímos ainda se sito ho abbiamo ancora disponibile
  wij we ik heb hebben nog van toepassing hemsida hjemmeside nettside vi har ännu ole kotisivuja verkkosivuja
  mam mamy jest dotyczy jeszcze strony stronę internetowej stránky stránku máme webové avem am încă este honlap
  honlapunk weboldal weboldalunk сайт сайта вебсайт у нас меня есть пока еще имеется имеем sitemiz sitesi sitem henüz mevcut
  υπάρχει έχουμε έχω ιστοσελίδα يوجد لدينا لدي موقع ينطبق متوفر وب سایت ویب سائٹ ہے לנו לי אתר עדיין
  वेबसाइट साइट है हैं आहे हमारी हमारे मेरी पास कोई लागू उपलब्ध अभी ওয়েবসাইট আমাদের কোনো வெப்சைட் వెబ్సైట్ మాకు
  まだ 网站 網站 网址 網址 官网 官網 主页 主頁 我们 我們 公司 目前 ウェブサイト サイト ホームページ は が 特に 該当
  웹사이트 홈페이지 사이트 해당 아직 는 은 가 이 có trang chúng tôi ada situs kami punya saya เว็บไซต์ เรา
`;

/** Scripts that put no space between words. */
const unspaced = /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}ー]+$/u;

// Pure, for the bundler to leave them out of the pages' inline script, which reaches this file.
const noneWords = /* @__PURE__ */ wordsOf(none);
const aroundWords = /* @__PURE__ */ wordsOf(around);
const unspacedAround = /* @__PURE__ */ unspacedIn(aroundWords);

function wordsOf(list: string): ReadonlySet<string> {
  const words = list.trim().split(/\s+/);
  return new Set(words.map((word) => fold(word.replaceAll('_', ' '))));
}

function unspacedIn(words: ReadonlySet<string>): RegExp {
  return new RegExp([...words].filter((word) => unspaced.test(word)).join('|'), 'gu');
}

/** Whether a text says that there is none, in some of the words above or by punctuation alone. */
export function meansNone(text: string): boolean {
  const words = fold(text);
  if (words === '' || noneWords.has(words)) return true;
  const rest = words.replace(unspacedAround, ' ').split(/\s+/);
  return noneWords.has(rest.filter((word) => word && !aroundWords.has(word)).join(' '));
}

function fold(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u200c\u200d]/gu, '');
  return letters
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
