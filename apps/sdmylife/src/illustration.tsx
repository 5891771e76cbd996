const BUTTES =
  "M-20 970V640L28 632 46 662 70 588 118 580 140 642 164 668 188 624 228 612 252 690 282 726 304 690 340 682 362 768 398 806 420 780 446 776 482 858 552 918 580 970ZM600 970L640 916 664 900 680 862 704 856 722 908 790 970ZM770 970L836 902 858 842 886 832 906 790 930 762 948 676 974 668 992 734 1016 760 1038 704 1068 696 1086 640 1110 612 1130 556 1172 548 1220 560V970Z";
const SHADE =
  "M46 662L30 780 70 970-20 970V640L28 632ZM228 612L232 740 300 850 290 970H400L330 800 282 726 252 690ZM340 682L352 800 430 900 450 970H580L552 918 482 858 446 776 452 850 398 806 362 768ZM858 842L850 970H770L836 902ZM948 676L940 820 890 970H980L1000 860 974 668 992 734 1016 760 990 780Z";
const CROWN =
  "M-104-120a40 40 0 0 1 16-72 52 52 0 0 1 62-60 60 60 0 0 1 104-2 50 50 0 0 1 60 56 42 42 0 0 1 8 76 36 36 0 0 1-54 26 44 44 0 0 1-68 8 42 42 0 0 1-66 4 36 36 0 0 1-62-36Z";
const COTTONWOOD =
  "M-14 2Q4-40-4-92L-62-150-56-155-6-118-12-186H-5L8-128 28-200 35-198 22-118 74-166 79-160 26-96Q20-40 36 2Z";

/** The wheat in front: where each ear stands, how tall, and its lean in degrees. */
const WHEAT = [
  [24, 2.5, 3],
  [70, 1.9, 12],
  [118, 2.4, 9],
  [164, 1.5, 12],
  [1000, 1.5, -12],
  [1048, 1.9, -12],
  [1092, 2.4, -9],
  [1178, 2.5, -3],
] as const;
const PAIR = "q12-3 12-18-12 4-12 18q-12-3-12-18 12 4 12 18";
const EAR = `M-1.5 4L0-60 1.5 4ZM0-44${PAIR}m0-12${PAIR}m0-12${PAIR}m0-12q8-10 0-26-8 16 0 26Z`;

function Sky() {
  return (
    <>
      <linearGradient id="sdmylife-sky" x2="0" y2="1">
        <stop stopColor="var(--wm-art-sky-1)" />
        <stop offset=".72" stopColor="var(--wm-art-sky-2)" />
      </linearGradient>
      <path d="M0 0h1200v1200H0Z" fill="url(#sdmylife-sky)" />
      <path
        d="M120 120h0M290 280h0M430 90h0M700 100h0M850 240h0M1100 200h0"
        stroke="var(--wm-art-star)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <g fill="var(--wm-art-sun)">
        <circle cx="610" cy="850" r="480" opacity=".08" />
        <circle cx="610" cy="850" r="330" opacity=".12" />
        <circle cx="610" cy="850" r="210" opacity=".22" />
        <circle cx="610" cy="850" r="124" />
      </g>
      <path
        d="M-40 452h330a14 14 0 0 1 0 28h-60a9 9 0 0 0 0 18h90a12 12 0 0 1 0 24H60a12 12 0 0 1 0-24h40a9 9 0 0 0 0-18H-40ZM800 330h440v26H1010a9 9 0 0 0 0 18h60a12 12 0 0 1 0 24H830a12 12 0 0 1 0-24h60a9 9 0 0 0 0-18h-90a13 13 0 0 1 0-26Z"
        fill="var(--wm-art-sky-2)"
        opacity=".5"
      />
    </>
  );
}

function Badlands() {
  return (
    <>
      <path
        d="M420 960V880L470 866 520 884 560 846 596 838 618 880 700 890 740 850 790 842 830 800 900 796 960 850V960Z"
        fill="var(--wm-art-1)"
      />
      <clipPath id="sdmylife-buttes">
        <path d={BUTTES} />
      </clipPath>
      <path d={BUTTES} fill="var(--wm-art-2)" />
      <g clipPath="url(#sdmylife-buttes)" fill="none">
        <path
          d="M0 604Q300 590 600 606T1200 600M0 790Q300 776 600 792T1200 782M0 905Q300 890 600 908T1200 896"
          stroke="var(--wm-art-3)"
          strokeWidth="38"
        />
        <path
          d="M0 660Q300 646 600 662T1200 656M0 720Q300 708 600 724T1200 716M0 845Q300 832 600 848T1200 838"
          stroke="var(--wm-art-4)"
          strokeWidth="13"
        />
        <path d={SHADE} fill="var(--wm-art-7)" opacity=".2" />
      </g>
    </>
  );
}

function Prairie() {
  return (
    <>
      <path d="M0 946C200 932 380 956 600 946S1000 932 1200 950V1200H0Z" fill="var(--wm-art-5)" />
      <path
        d="M0 1040C160 1006 330 1010 520 1050S900 1030 1200 1010V1200H0Z"
        fill="var(--wm-art-6)"
        opacity=".55"
      />
      <path
        d="M400 1200C540 1120 700 1078 676 1032 658 1000 590 990 600 944H610C608 986 720 988 756 1032 800 1084 700 1132 650 1200Z"
        fill="var(--wm-art-8)"
      />
      <path
        d="M524 1206C600 1130 750 1080 716 1032M704 1018C680 996 604 990 605 952"
        fill="none"
        stroke="var(--wm-art-sun)"
        strokeWidth="6"
        strokeDasharray="34 22"
        opacity=".8"
      />
    </>
  );
}

function Cottonwood() {
  return (
    <g transform="translate(890 1034)">
      <path d="M-90 0Q10-16 120 0 20 14-90 0Z" fill="var(--wm-art-6)" />
      <path d={CROWN} fill="var(--wm-art-6)" />
      <path d={CROWN} transform="translate(8-62)scale(.7)" fill="var(--wm-art-5)" />
      <path d={COTTONWOOD} fill="var(--wm-art-7)" />
    </g>
  );
}

/** A road through prairie wheat to striped buttes at sunset, a meadowlark on the waymark; in the region's tokens. */
export function Illustration() {
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMax slice">
      <Sky />
      <Badlands />
      <Prairie />
      <Cottonwood />
      <path
        d="M284 1200V928q14-10 28 0V1200ZM232 916L270 888Q280 860 304 858 320 858 324 870L342 876 324 880Q326 908 296 914 270 920 232 916Z"
        fill="var(--wm-art-7)"
      />
      <path
        d="M322 882Q322 906 296 911 280 912 276 906 300 900 306 878ZM298 984l20 20-20 20-20-20Z"
        fill="var(--wm-art-sun)"
      />
      {WHEAT.map(([x, scale, lean]) => (
        <path
          key={x}
          transform={`translate(${x} 1204)rotate(${lean})scale(${scale})`}
          d={EAR}
          fill="var(--wm-art-7)"
        />
      ))}
    </svg>
  );
}
