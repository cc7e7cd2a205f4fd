const shapes = {
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.3 10.3 14 14',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  menu: 'M2 4h12M2 8h12M2 12h12',
  more: 'M3 7.6a.4.4 0 1 0 0 .8.4.4 0 1 0 0-.8M8 7.6a.4.4 0 1 0 0 .8.4.4 0 1 0 0-.8M13 7.6a.4.4 0 1 0 0 .8.4.4 0 1 0 0-.8',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8z',
  check: 'M3 8.5l3.2 3.2L13 4.8',
  external: 'M9.5 2.5h4v4M13.5 2.5l-6 6M11.5 9.5v4h-9v-9h4',
  chevronDown: 'M4 6l4 4 4-4',
  chevronRight: 'M6 4l4 4-4 4',
  ascending: 'M8 13V3M4 7l4-4 4 4',
  descending: 'M8 3v10M4 9l4 4 4-4',
  sortable: 'M5 6.5L8 3.5l3 3M5 9.5l3 3 3-3',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  rows: 'M2 4h12M2 8h12M2 12h12',
  sun: 'M8 5.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6M8 1v1.6M8 13.4V15M1 8h1.6M13.4 8H15M3 3l1.1 1.1M11.9 11.9 13 13M3 13l1.1-1.1M11.9 4.1 13 3',
  moon: 'M13.5 9.7A6 6 0 0 1 6.3 2.5a6 6 0 1 0 7.2 7.2z',
  screen: 'M2 3h12v8H2zM5.5 14h5M8 11v3',
  info: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M8 7.2v4M8 4.8v.2',
  warning: 'M8 2.2 14.5 13.5h-13zM8 6.5v3.2M8 11.5v.2',
  flag: 'M3.5 14.5v-12M3.5 3h8.5l-2 3 2 3H3.5',
  link: 'M6.5 9.5l3-3M7 4.5l1.3-1.3a3 3 0 0 1 4.3 4.3L11.3 9M9 11.5l-1.3 1.3a3 3 0 0 1-4.3-4.3L4.7 7',
  export: 'M8 2.5v7.5M5 7l3 3 3-3M2.5 11v2.5h11V11',
  code: 'M5.5 4.5 2 8l3.5 3.5M10.5 4.5 14 8l-3.5 3.5',
  funnel: 'M2 3h12l-4.6 5.4v4.1l-2.8 1.3V8.4z',
} as const

export type IconName = keyof typeof shapes

/** A drawn sign. It is always decoration: what it stands for is said in words beside it or in the label of its button. */
export function Icon({ name, className = 'size-4' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
