import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Field, fieldWiring, LabelText } from '../field/field.tsx';
import type { FieldTexts } from '../field/field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import './file-field.css';

export interface FileFieldProps extends FieldBinding<File | undefined>, FieldTexts {
  /** The text of the empty field: `Choose a photo`. */
  chooseText: string;
  /** The text beside the selected file: `Choose another`. */
  changeText: string;
  /** The types that the file dialog offers; a dropped file may have another type. */
  accept?: string | undefined;
  /** Opens the camera on phones instead of the file list. */
  capture?: 'environment' | 'user' | undefined;
}

/** Pixels of the preview's longer side; twice its displayed size. */
const previewSize = 176;

/**
 * One file: selected, dropped or photographed. The native input covers the field and is transparent, because its text
 * is in the browser’s language and not in the page’s.
 */
export function FileField(props: FileFieldProps): ReactNode {
  const {
    id,
    name,
    value,
    label,
    hint,
    error,
    announcesError,
    optionalText,
    chooseText,
    changeText,
    accept,
    capture,
    onChange,
    onBlur,
  } = props;
  // The name of the input contains what the field shows as its button.
  const named = (
    <span id={`${id}-label`}>
      <LabelText {...{ label, optionalText }} />
    </span>
  );
  return (
    <Field {...{ id, label: named, hint, error, announcesError }}>
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
          aria-labelledby={`${id}-label ${id}-action`}
          {...fieldWiring(id, { hint, error }, value && `${id}-file`)}
          // Selecting the same file again is also a change: a visitor may retry after a failure.
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
          <span className="cover-file-action" id={`${id}-action`} aria-hidden="true">
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

/** Drawn on a canvas: a strict CSP does not allow blob URLs as image sources. */
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
    // A file that is not an image has no preview; the form reports the error.
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
