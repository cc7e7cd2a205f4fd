/** Part of the statement: its heading, and a line for each fact. */
type StatementPart = { id: string; title: string; lead: string; lines: readonly string[] }

/** Facts about accessibility: the tests in `tests/browser/quality` and `tests/browser/engines` show what the first part says. */
export const accessibilityStatement: readonly StatementPart[] = [
  {
    id: 'tested',
    title: 'Tests',
    lead: 'Every version is tested automatically before release, in Chromium unless stated otherwise.',
    lines: [
      'Every page, with axe-core rules for WCAG 2.2 levels A and AA; a page of each layout at desktop and phone width, in the light and dark themes.',
      'A page of each layout by keyboard alone: order, visible and unobscured focus, no trap, dialogs that return the focus.',
      'Every page for its title before scripts run, one first-level heading, nested headings, named tables with row headers, and labelled required fields.',
      'Every page at a width of 320 CSS pixels (zoom of 400 %) and with the text spacing of WCAG 1.4.12, for content that is cut or overlaps.',
      'Forced colours, reduced motion, blocked storage, missing scripts and lost connections.',
      'The main tasks in Firefox and WebKit, where these browsers are installed with the tests.',
    ],
  },
  {
    id: 'limits',
    title: 'Known limitations',
    lead: 'These parts do not yet conform, or have not been evaluated:',
    lines: [
      'No evaluation with screen readers (NVDA, JAWS, VoiceOver, TalkBack) by their users has been carried out for this version. The tests read the accessibility tree that screen readers are given.',
      'Tables with many columns scroll sideways within their frame on wide layouts; on phones each row is a card.',
      'Charts are images with a data table of the same values; the table is the accessible form.',
      'Search, filters, forms and matching need JavaScript. Records, the first rows of tables, and this page do not.',
      'Texts that curators and outside sources wrote, and documents that sources link to, are shown as they are.',
      'The GraphQL explorer is software of others and has not been evaluated.',
      'Translation by a browser into a language written from right to left mirrors the layout in part only.',
    ],
  },
]
