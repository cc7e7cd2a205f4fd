/** A change that was not made, as another process went on writing to the SQLite file for too long. */
export class DatabaseBusy extends Error {
  constructor() {
    super(
      'Another process, such as an import, is writing to the database; nothing was changed. Try again in a moment',
    )
    this.name = 'DatabaseBusy'
  }
}
