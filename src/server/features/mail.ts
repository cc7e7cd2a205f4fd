import { settingsOf } from '#server/config/config.ts'
import { mailSettings } from '#server/config/mail.ts'
import { defineFeature } from './feature.ts'

/** Mail: messages of accounts, notifications and digests. */
export const mail = defineFeature({
  settings: [mailSettings],
  commands: {
    mail: async (config) => (await import('#server/mail/mail-command.ts')).mailCommand(config),
  },
  async open({ config, storage, log, resources, everyNight }) {
    // Dashboards and alerts read its series, also where no mail is sent.
    const { watchMail } = await import('#server/mail/mail-metrics.ts')
    const mailConfig = settingsOf(config, mailSettings)
    if (mailConfig === null) return {}
    const { mailSecrets } = await import('#server/accounts/mail/mail-secrets.ts')
    const { mailService } = await import('#server/mail/mail-service.ts')
    const { knowledgebaseName: name, contact } = config
    const secrets = mailSecrets(storage)
    const service = mailService({ storage, config: mailConfig, site: { name, contact }, secrets, log })
    resources.defer(() => service.stop())
    everyNight.add(service.digests)
    return {
      services: { outbox: service.outbox },
      errors: () => ({ mailProblem: service.error() }),
      start() {
        service.start()
        resources.defer(watchMail(storage.probe))
      },
    }
  },
  async routes(app, { storage }) {
    const { registerUnsubscribe } = await import('#server/http/unsubscribe.ts')
    registerUnsubscribe(app, storage.identity)
  },
})
