import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Field, fieldWiring } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import './file-field.css';

export interface FileFieldProps extends FieldBinding<File | undefined>, FieldTexts {
  /** On the field while it is empty: `Choose a photo`. */
  chooseText: string;
  /** Beside the chosen file: `Choose another`. */
  changeText: string;
  /** Types that the browser offers; whoever drops a file is not held to them. */
  accept?: string | undefined;
  /** Has a phone open its camera in place of its files. */
  capture?: 'environment' | 'user' | undefined;
}

/** Pixels of the preview's longer side; twice as large as it shows. */
const previewSize = 176;

/**
 * One file: pressed, dropped or photographed. The browser’s own input lies over all of it, without its looks, because
 * its text is in the browser’s language and not in the page’s.
 */
export function FileField(props: FileFieldProps): ReactNode {
  const {
    id,
    name,
    value,
    label,
    hint,
    error,
    optionalText,
    chooseText,
    changeText,
    accept,
    capture,
    onChange,
    onBlur,
  } = props;
  return (
    <Field {...{ id, label, hint, error, optionalText }}>
      <div className={`cover-file-field${value ? ' cover-file-chosen' : ''}`} part="file">
        <input
          className="cover-file-input"
          part="file-input"
          id={id}
          name={name}
          type="file"
          accept={accept}
          capture={capture}
          required={!optionalText}
          {...fieldWiring(id, { hint, error }, value && `${id}-file`)}
          // The same file again is a change too: one chooses it anew after it failed.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={({ target: { files } }) => files?.[0] && onChange(files[0])}
          onBlur={onBlur}
        />
        {value ? <Preview file={value} /> : <Picture />}
        <span className="cover-file-text">
          {value && (
            <span className="cover-file-name" id={`${id}-file`}>
              {value.name}
            </span>
          )}
          <span className="cover-file-action" aria-hidden="true">
            {value ? changeText : chooseText}
          </span>
        </span>
      </div>
    </Field>
  );
}

function Picture(): ReactNode {
  return (
    <svg className="cover-icon cover-file-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M4.5 8h3l1.6-2.5h5.8L16.5 8h3A1.5 1.5 0 0 1 21 9.5v8.5a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9.5A1.5 1.5 0 0 1 4.5 8Zm11 5.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z" />
    </svg>
  );
}

/** Drawn, not linked: the address of a file in memory is more than a strict policy allows to images. */
function Preview({ file }: { file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState<File>();
  const isDrawn = drawn === file;

  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const image = await createImageBitmap(file);
      const surface = canvas.current;
      if (isWanted && surface) {
        const scale = Math.min(1, previewSize / Math.max(image.width, image.height));
        Object.assign(surface, { width: Math.round(image.width * scale), height: Math.round(image.height * scale) });
        surface.getContext('2d')?.drawImage(image, 0, 0, surface.width, surface.height);
        setDrawn(file);
      }
      image.close();
    };
    // What is no image has no preview; the form says what is wrong with it.
    draw().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [file]);

  return (
    <>
      <canvas className="cover-file-preview" part="file-preview" ref={canvas} aria-hidden="true" hidden={!isDrawn} />
      {!isDrawn && <Picture />}
    </>
  );
}
