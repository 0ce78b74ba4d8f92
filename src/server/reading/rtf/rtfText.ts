import { Story } from '../word/story.ts';
import type { Span } from '../word/story.ts';
import { codePageOf, decodeBytes } from './codePages.ts';

/** Groups that hold no words of the document. */
const SILENT = new Set(
  'stylesheet info pict footnote annotation atnid atnauthor atndate filetbl listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping datastore latentstyles xmlnstbl fldinst datafield objdata sp nonshppict pn pnseclvl bkmkstart bkmkend falt panose template operator xe tc'.split(
    ' ',
  ),
);
/** Ignorable groups (\*) that do hold words. */
const SPEAKING = new Set(['shpinst', 'shptxt', 'pntext', 'listtext']);
const SIGNS: Record<string, string> = {
  tab: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
const DEFAULT_SIZE = 12;
const TINY = 3;
/** What \plain goes back to. */
const PLAIN = { bold: false, italic: false, fontSize: DEFAULT_SIZE, colour: 0, hidden: false, white: false, ground: false };

interface State {
  silent: boolean;
  table: 'fonts' | 'colours' | null;
  bold: boolean;
  italic: boolean;
  fontSize: number;
  /** Index in the table of colours. */
  colour: number;
  hidden: boolean;
  white: boolean;
  /** Background or highlight: white letters may then be seen. */
  ground: boolean;
  font: number;
  /** Letters that follow each \u for readers that know no Unicode. */
  fallback: number;
}

/** Follows RTF's states and tells the document's story. */
export class RtfText {
  readonly story = new Story();
  readonly #saved: State[] = [];
  #state: State = {
    silent: false,
    table: null,
    ...PLAIN,
    font: -1,
    fallback: 1,
  };
  readonly #fontPages = new Map<number, number | null>();
  readonly #whites = new Set<number>();
  #colour = { index: 0, channels: 0, sum: 0 };
  #codePage = 1252;
  #ignorable = false;
  #toSkip = 0;
  #bytes: number[] = [];
  #spans: Span[] = [];
  #cell = new Story();
  #cells: Story[] = [];
  #inTable = false;

  open(): void {
    this.#flush();
    this.#saved.push({ ...this.#state });
  }

  close(): void {
    this.#flush();
    this.#state = this.#saved.pop() ?? this.#state;
    this.#ignorable = false;
  }

  byte(value: number): void {
    if (this.#state.table === 'colours' && value === 0x3b) return this.#endColour();
    if (this.#state.silent || this.#state.table) return;
    if (this.#toSkip > 0) this.#toSkip -= 1;
    else this.#bytes.push(value);
  }

  symbol(symbol: string): void {
    if (symbol === '*') this.#ignorable = true;
    else if (symbol === '~') this.#say('\u00a0');
    else if (symbol === '_') this.#say('-');
    else if (/[\\{}]/u.test(symbol)) this.byte(symbol.charCodeAt(0));
    else if (/[\r\n]/u.test(symbol)) this.control('par', null);
  }

  control(word: string, value: number | null): void {
    const state = this.#state;
    const ignorable = this.#ignorable;
    this.#ignorable = false;
    if (SILENT.has(word) || (ignorable && !SPEAKING.has(word))) state.silent = true;
    else if (word === 'fonttbl') state.table = 'fonts';
    else if (word === 'colortbl') state.table = 'colours';
    else if (state.table) this.#tableWord(word, value);
    else if (word === 'u') this.#unicode(value ?? 0);
    else if (SIGNS[word]) this.#say(SIGNS[word]);
    else if (!state.silent && !this.#format(word, value)) this.#structure(word);
  }

  end(): void {
    this.#paragraph();
    if (this.#cell.flows.length > 0) this.#cells.push(this.#cell);
    if (this.#cells.length > 0) this.story.row(this.#cells);
  }

  #tableWord(word: string, value: number | null): void {
    if (word === 'f') this.#state.font = value ?? 0;
    else if (word === 'fcharset') this.#fontPages.set(this.#state.font, codePageOf(value ?? 0));
    else if (word === 'red' || word === 'green' || word === 'blue') {
      this.#colour.channels += 1;
      this.#colour.sum += value ?? 0;
    }
  }

  #endColour(): void {
    if (this.#colour.channels === 3 && this.#colour.sum > 750) this.#whites.add(this.#colour.index);
    this.#colour = { index: this.#colour.index + 1, channels: 0, sum: 0 };
  }

  #format(word: string, value: number | null): boolean {
    const state = this.#state;
    const on = value !== 0;
    this.#flush();
    if (word === 'b') state.bold = on;
    else if (word === 'i') state.italic = on;
    else if (word === 'fs') state.fontSize = (value ?? 24) / 2;
    else if (word === 'v') state.hidden = on;
    else if (word === 'cf') {
      state.colour = value ?? 0;
      state.white = this.#whites.has(state.colour);
    } else if (/^(?:highlight|chcbpat|cb|cbpat|clcbpat)$/u.test(word)) state.ground = on;
    else if (word === 'f') state.font = value ?? 0;
    else if (word === 'uc') state.fallback = value ?? 1;
    else if (word === 'ansicpg') this.#codePage = value ?? 1252;
    else if (word === 'mac') this.#codePage = 10000;
    else if (word === 'plain') Object.assign(state, PLAIN);
    else return false;
    return true;
  }

  #structure(word: string): void {
    if (word === 'par' || word === 'sect') this.#paragraph();
    else if (word === 'page') {
      this.#paragraph();
      this.story.newPage();
    } else if (word === 'intbl') this.#inTable = true;
    else if (word === 'pard') this.#inTable = false;
    else if (word === 'cell' || word === 'nestcell') {
      this.#inTable = true;
      this.#paragraph();
      this.#cells.push(this.#cell);
      this.#cell = new Story();
    } else if (word === 'row' || word === 'nestrow') {
      this.story.row(this.#cells);
      this.#cells = [];
    }
  }

  #unicode(value: number): void {
    if (this.#state.silent) return;
    this.#say(String.fromCharCode(value & 0xffff));
    this.#toSkip = this.#state.fallback;
  }

  #paragraph(): void {
    this.#flush();
    (this.#inTable ? this.#cell : this.story).paragraph(this.#spans);
    this.#spans = [];
  }

  #say(text: string): void {
    this.#flush();
    const { silent, table, bold, italic, fontSize, colour, hidden, white, ground } = this.#state;
    if (silent || table) return;
    const last = this.#spans.at(-1);
    const unseen = hidden || (white && !ground) || fontSize < TINY;
    const face = `${fontSize} ${colour}${italic ? ' italic' : ''}`;
    if (last && last.bold === bold && last.face === face && last.hidden === unseen) last.text += text;
    else this.#spans.push({ text, bold, fontSize, face, hidden: unseen });
  }

  #flush(): void {
    if (this.#bytes.length === 0) return;
    const bytes = this.#bytes;
    this.#bytes = [];
    this.#say(decodeBytes(bytes, this.#fontPages.get(this.#state.font) ?? this.#codePage));
  }
}
