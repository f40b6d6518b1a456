import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { FieldRow } from '../field-row/field-row.tsx';
import { useForm } from '../form/form.tsx';
import { Progress } from '../progress/progress.tsx';
import { Radios } from '../radios/radios.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { QuestionPage } from './question-page.tsx';

const texts = {
  en: {
    eyebrow: 'Driver, 1 of 3',
    title: 'Who will drive the car?',
    lead: 'Start with the person whose name will be on the policy.',
    first: 'First name',
    last: 'Last name',
    born: 'Date of birth',
    bornHint: 'For example, 4 15 1990',
    parts: { month: 'Month', day: 'Day', year: 'Year' },
    gender: 'Gender',
    female: 'Female',
    male: 'Male',
    home: 'I would like a quote for my home too',
    next: 'Next',
    back: 'Back',
    note: 'Your answers are kept on this device, encrypted.',
    summary: 'Some answers need another look',
    firstMissing: 'Enter your first name',
    lastMissing: 'Enter your last name',
    bornMissing: 'Enter your date of birth',
    genderMissing: 'Choose your gender',
    progress: 'Your quote, step by step',
    done: 'completed',
    stages: ['Quote', 'Driver', 'Vehicle', 'Policy'],
    percent: '10% done',
  },
  es: {
    eyebrow: 'Conductor, 1 de 3',
    title: '¿Quién conducirá el auto?',
    lead: 'Empiece por la persona cuyo nombre estará en la póliza.',
    first: 'Nombre',
    last: 'Apellido',
    born: 'Fecha de nacimiento',
    bornHint: 'Por ejemplo, 4 15 1990',
    parts: { month: 'Mes', day: 'Día', year: 'Año' },
    gender: 'Género',
    female: 'Femenino',
    male: 'Masculino',
    home: 'También quiero una cotización para mi casa',
    next: 'Siguiente',
    back: 'Atrás',
    note: 'Sus respuestas se guardan cifradas en este dispositivo.',
    summary: 'Revise algunas respuestas',
    firstMissing: 'Escriba su nombre',
    lastMissing: 'Escriba su apellido',
    bornMissing: 'Escriba su fecha de nacimiento',
    genderMissing: 'Elija su género',
    progress: 'Su cotización, paso a paso',
    done: 'completado',
    stages: ['Cotización', 'Conductor', 'Vehículo', 'Póliza'],
    percent: '10 % listo',
  },
};

interface Answers {
  firstName: string;
  lastName: string;
  birthDate: { month: string; day: string; year: string };
  gender: 'female' | 'male' | '';
  wantsHome: boolean;
}

const nothing: Answers = {
  firstName: '',
  lastName: '',
  birthDate: { month: '', day: '', year: '' },
  gender: '',
  wantsHome: false,
};

function Page({ language, initial }: ExampleProps & { initial: Answers }) {
  const text = texts[language];
  const form = useForm<Answers>({
    initial,
    validate: ({ firstName, lastName, birthDate, gender }) => ({
      firstName: firstName.length < 2 ? text.firstMissing : undefined,
      lastName: lastName.length < 2 ? text.lastMissing : undefined,
      birthDate: birthDate.year.length < 4 ? text.bornMissing : undefined,
      gender: gender === '' ? text.genderMissing : undefined,
    }),
  });
  return (
    <QuestionPage
      eyebrow={text.eyebrow}
      title={text.title}
      lead={text.lead}
      summary={<ErrorSummary title={text.summary} {...form.summary} />}
      onSubmit={form.submit(() => undefined)}
      next={{ label: text.next, isDisabled: !form.isComplete }}
      back={{ label: text.back, onClick: () => undefined }}
      note={text.note}
    >
      <FieldRow>
        <TextField {...form.field('firstName')} label={text.first} autoComplete="given-name" />
        <TextField {...form.field('lastName')} label={text.last} autoComplete="family-name" />
      </FieldRow>
      <DateField
        {...form.field('birthDate')}
        label={text.born}
        hint={text.bornHint}
        partLabels={text.parts}
        autoComplete="birth"
      />
      <Radios
        {...form.field('gender')}
        label={text.gender}
        options={[
          { value: 'female', label: text.female },
          { value: 'male', label: text.male },
        ]}
      />
      <Checkbox {...form.field('wantsHome')} label={text.home} look="card" />
    </QuestionPage>
  );
}

export function NothingTyped({ language }: ExampleProps) {
  return <Page language={language} initial={nothing} />;
}

export function Complete({ language }: ExampleProps) {
  const initial: Answers = {
    firstName: 'Alex',
    lastName: 'Example',
    birthDate: { month: '4', day: '15', year: '1990' },
    gender: 'female',
    wantsHome: true,
  };
  return <Page language={language} initial={initial} />;
}

export function UnderProgress({ language }: ExampleProps) {
  const { progress, stages, percent, done } = texts[language];
  return (
    <>
      <Progress
        label={progress}
        stages={stages.map((name, index) => ({ key: String(index), label: name }))}
        current="1"
        percent={10}
        percentText={percent}
        completedText={done}
        onSelect={() => undefined}
      />
      <Page language={language} initial={nothing} />
    </>
  );
}
