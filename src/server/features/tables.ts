import type { TableTexts } from '#server/export/tables/table-texts.ts'
import { defineFeature } from './feature.ts'

/** Services of downloads of tables. */
interface TableServices {
  /** Writes tables for download; null: none are offered. */
  tableTexts: TableTexts | null
}

/** Downloads of tables. */
export const tables = defineFeature<TableServices>({
  services: async () => ({ tableTexts: null }),
  async open({ config, resources }) {
    const { tableTexts } = await import('#server/export/tables/table-texts.ts')
    return {
      services: { tableTexts: resources.adopt(tableTexts(config.databaseUrl), (each) => each.close()) },
    }
  },
  async routes(app, { schema, tableTexts }) {
    const { registerTableExport } = await import('#server/http/table-export.ts')
    const { downloadPlaces } = await import('#server/http/traffic/download-places.ts')
    if (tableTexts) registerTableExport(app, { schema, tableTexts, admit: downloadPlaces('table downloads') })
  },
})
