/** The gallery twice: each theme has a document of its own, so that its popups and dialogs have it, too. */
export function BothThemes() {
  return (
    <main className="grid h-dvh grid-cols-1 lg:grid-cols-2">
      <h1 className="sr-only">Gallery</h1>
      {['light', 'dark'].map((theme) => (
        // It is this page again, which trusts itself.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe key={theme} title={`In the ${theme} theme`} src={`?theme=${theme}`} className="size-full" />
      ))}
    </main>
  )
}
