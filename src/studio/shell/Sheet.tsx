/** What opens over a page for a moment, with its title and its end. It must not know what is in it. */
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { shellWords } from '../words/shell.ts';
import { useStudio } from './studio.ts';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function Sheet({ title, onClose, children }: SheetProps) {
  const { tongue } = useStudio();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className="st-overlay">
      <Modal className="st-modal">
        <Dialog>
          <Heading slot="title">{title}</Heading>
          {children}
          <button type="button" className="st-button" onClick={onClose}>
            {shellWords[tongue].close}
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
