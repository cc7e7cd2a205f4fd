import { expect, test } from 'vitest'
import { placeNames } from '#app/charts/lollipop-names.ts'

const within = { left: 0, right: 500 }
const head = (name: string, x: number, y: number) => ({ name, x, y, size: 6 })

test('a name stands above its head', () => {
  expect(placeNames([head('V600E', 200, 80)], within)).toEqual([
    { name: 'V600E', x: 200, y: 69, anchor: 'middle' },
  ])
})

test('where another name stands above, it stands beside; the first comes first', () => {
  const names = placeNames([head('V600E', 200, 80), head('V600K', 212, 84)], within)
  expect(names.map(({ name, anchor }) => [name, anchor])).toEqual([
    ['V600E', 'middle'],
    ['V600K', 'start'],
  ])
})

test('a name without room is left out, and none lies outside or on what it must not cover', () => {
  const crowd = Array.from({ length: 9 }, (_, index) => head(`D${index}94N`, 200 + 3 * index, 80))
  expect(placeNames(crowd, within).length).toBeLessThan(crowd.length)
  expect(placeNames([head('G12D', 4, 80)], within)).toMatchObject([{ anchor: 'start' }])
  expect(
    placeNames([head('G12D', 100, 30)], within, [{ left: 0, right: 200, top: 0, bottom: 20 }]),
  ).toMatchObject([{ anchor: 'start' }])
})
