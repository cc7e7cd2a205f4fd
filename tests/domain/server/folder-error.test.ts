import { describe, expect, it } from 'vitest'
import { folderError, writeInto } from '#server/files/folder-error.ts'

const systemError = (properties: object) => Object.assign(new Error('as the system says it'), properties)

describe('A folder that cannot be written to', () => {
  it.each([
    [
      { code: 'EACCES', path: '/data/out/a.tsv.part' },
      'the user of this process may not write to /data/out. Let this user write to it, or choose another folder',
    ],
    [{ code: 'EPERM' }, 'the user of this process may not write to /data/out. Let'],
    [{ code: 'EROFS', path: '/data/out' }, '/data/out is read-only. Choose another folder'],
    [{ code: 'ENOSPC' }, 'the disk is full. Free some space, or choose a folder on another disk'],
    [{ code: 'EDQUOT' }, 'the disk is full. Free'],
    [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'the disk is full. Free'],
    [{ code: 'DISK_FULL' }, 'the disk is full. Free'],
    [{ cause: systemError({ code: 'DISK_FULL' }) }, 'the disk is full. Free'],
    [{ cause: systemError({ cause: systemError({ code: 'EROFS' }) }) }, '/data/out is read-only.'],
  ])('is named with what to do: %j', async (properties, reason) => {
    const error = systemError(properties)
    const written = writeInto('/data/out', () => Promise.reject(error))
    await expect(written).rejects.toThrow(`/data/out cannot be written to: ${reason}`)
    await expect(written).rejects.toMatchObject({ cause: error })
  })

  it.each([{ code: 'EACCES', path: '/data/output' }, { code: 'EMFILE' }, { errcode: 11 }])(
    'is not blamed for other errors: %j',
    (properties) => {
      const error = systemError(properties)
      expect(folderError(error, '/data/out')).toBe(error)
    },
  )

  it('is named once', () => {
    const error = folderError(systemError({ code: 'ENOSPC' }), '/data/out')
    expect(folderError(error, '/data')).toBe(error)
  })
})
