import { useState } from 'react'
import { Combobox } from '#app/ui/combobox/Combobox.tsx'
import { Button } from '#app/ui/controls/Button.tsx'
import { Checkbox } from '#app/ui/controls/Checkbox.tsx'
import { CopyButton } from '#app/ui/controls/CopyButton.tsx'
import { Field } from '#app/ui/controls/Field.tsx'
import { IconButton } from '#app/ui/controls/IconButton.tsx'
import { Menu, MenuButtonItem, MenuCheckItem, MenuSeparator } from '#app/ui/controls/Menu.tsx'
import { SearchInput } from '#app/ui/controls/SearchInput.tsx'
import { Select } from '#app/ui/controls/Select.tsx'
import { TextArea } from '#app/ui/controls/TextArea.tsx'
import { TextInput } from '#app/ui/controls/TextInput.tsx'

const looks = ['primary', 'plain', 'quiet', 'danger'] as const
const diseases = ['Melanoma', 'Lung Adenocarcinoma', 'Colorectal Cancer']
const choices = diseases.map((label) => ({ value: label, label }))

/** Buttons, menus and fields in their states. */
export function Controls() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {looks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
        {looks.map((look) => (
          <Button key={look} look={look} disabled>
            {look}
          </Button>
        ))}
        <IconButton icon="funnel" label="Filters" />
        <CopyButton text="EID1421" label="Copy the id" />
        <ExampleMenu />
      </div>
      <Field label="Name" hint="As the source writes it">
        {(control) => <TextInput {...control} defaultValue="Vemurafenib" />}
      </Field>
      <Field label="Name" error="“” is no name: enter one">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field label="Statement" count={{ length: 1990, longest: 2000 }}>
        {(control) => <TextArea {...control} defaultValue="BRAF V600E predicts response." />}
      </Field>
      <Field label="Disease">
        {(control) => <Select {...control} choices={choices} empty="Any" onChoose={() => {}} />}
      </Field>
      <Field label="Disabled">{(control) => <TextInput {...control} disabled defaultValue="12" />}</Field>
      <Checkbox label="Include submitted evidence" hint="Nobody has reviewed it" defaultChecked />
      <SearchInput aria-label="Search" placeholder="Search" value="" onChangeEnd={() => {}} />
      <ExampleCombobox />
    </>
  )
}

function ExampleMenu() {
  const [isChecked, setChecked] = useState(true)
  return (
    <Menu trigger={<Button>Menu</Button>}>
      <MenuCheckItem checked={isChecked} onChange={setChecked}>
        Rating
      </MenuCheckItem>
      <MenuSeparator />
      <MenuButtonItem onChoose={() => {}}>Flag</MenuButtonItem>
      <MenuButtonItem isDangerous onChoose={() => {}}>
        Reject
      </MenuButtonItem>
    </Menu>
  )
}

function ExampleCombobox() {
  const [text, setText] = useState('')
  const options = diseases
    .filter((label) => label.toLowerCase().includes(text.toLowerCase()))
    .map((label) => ({ key: label, label, note: 'DOID', onPick: () => setText(label) }))
  return (
    <Field label="Disease with suggestions">
      {(control) => (
        <Combobox
          control={control}
          listLabel="Diseases"
          text={text}
          onText={setText}
          options={options}
          emptyText="No disease has this name"
        />
      )}
    </Field>
  )
}
